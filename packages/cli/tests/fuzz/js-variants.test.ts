import { expect, test } from 'vitest'
import { parseCodeBlock } from '../../src/code/code-block-meta.ts'
import { lezerTokens } from '../../src/code/highlight/lezer-tokens.ts'
import { renderTokens } from '../../src/code/highlight/render-tokens.ts'
import { compileTypes } from '../../src/code/js-variant/compile-types.ts'
import { jsVariants } from '../../src/code/js-variant/js-variant.ts'
import { parseTypeScriptTree } from '../../src/code/js-variant/parse-typescript.ts'
import { stripTypesByTree } from '../../src/code/js-variant/strip-types-by-tree.ts'
import { removeTypes } from '../../src/code/js-variant/sucrase-types.ts'
import { fuzz, timeout } from './fuzz.ts'
import { typescript } from './typescript-pieces.ts'

test('finds the types that the compiler removes, without the compiler', { timeout }, async () => {
  const ends = { found: 0, compiled: 0, refused: 0 }
  await fuzz(
    'types',
    typescript,
    async ({ code, isTsx }) => {
      const types = stripTypesByTree((await parseTypeScriptTree(code, isTsx))!, code)
      const compiled = compileTypes(code, isTsx)
      ends[compiled === undefined ? 'refused' : types ? 'found' : 'compiled']++
      // The grammar accepts some code that the compiler rejects.
      if (types && compiled !== undefined) expect(removeTypes(code, types.removals)).toBe(compiled)
    },
    4,
  )
  console.log(`types: ${JSON.stringify(ends)}`)
})

test('colors of the TypeScript form match those of the JavaScript variant', { timeout }, async () => {
  const ends = { taken: 0, read: 0, none: 0 }
  await fuzz('colors of twins', typescript, async ({ code, isTsx }) => {
    const lang = isTsx ? 'tsx' : 'ts'
    const [twin] = await jsVariants([parseCodeBlock({ lang, value: code, line: 1, column: 1 })])
    ends[!twin ? 'none' : twin.tokens ? 'taken' : 'read']++
    if (!twin?.tokens) return
    const tokensOf = (await lezerTokens(twin.lang))!
    expect(renderTokens(twin.code, twin.tokens)).toBe(renderTokens(twin.code, tokensOf(twin.code)))
  })
  console.log(`colors of twins: ${JSON.stringify(ends)}`)
})
