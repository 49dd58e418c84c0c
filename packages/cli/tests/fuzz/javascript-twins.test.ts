import { expect, test } from 'vitest'
import { parseFence } from '../../src/content/fence-meta.ts'
import { compileTypes } from '../../src/content/samples/compile-types.ts'
import { drawTokens } from '../../src/content/samples/draw-tokens.ts'
import { javascriptTwins } from '../../src/content/samples/javascript-twin.ts'
import { lezerTokens } from '../../src/content/samples/lezer-tokens.ts'
import { removeTypes } from '../../src/content/samples/remove-types.ts'
import { takeTypes } from '../../src/content/samples/take-types.ts'
import { typescriptTree } from '../../src/content/samples/typescript-form.ts'
import { fuzz, timeout } from './fuzz.ts'
import { typescript } from './typescript-pieces.ts'

test('types that are found without the compiler are those the compiler takes out', { timeout }, async () => {
  const ends = { found: 0, compiled: 0, refused: 0 }
  await fuzz(
    'types',
    typescript,
    async ({ code, isTsx }) => {
      const types = takeTypes((await typescriptTree(code, isTsx))!, code)
      const compiled = compileTypes(code, isTsx)
      ends[compiled === undefined ? 'refused' : types ? 'found' : 'compiled']++
      // The grammar takes some code that the compiler refuses.
      if (types && compiled !== undefined) expect(removeTypes(code, types.removals)).toBe(compiled)
    },
    4,
  )
  console.log(`types: ${JSON.stringify(ends)}`)
})

test('colours that are taken over are those of the JavaScript', { timeout }, async () => {
  const ends = { taken: 0, read: 0, none: 0 }
  await fuzz('colours of twins', typescript, async ({ code, isTsx }) => {
    const lang = isTsx ? 'tsx' : 'ts'
    const [twin] = await javascriptTwins([parseFence({ lang, value: code, line: 1, column: 1 })])
    ends[!twin ? 'none' : twin.tokens ? 'taken' : 'read']++
    if (!twin?.tokens) return
    const tokensOf = (await lezerTokens(twin.lang))!
    expect(drawTokens(twin.code, twin.tokens)).toBe(drawTokens(twin.code, tokensOf(twin.code)))
  })
  console.log(`colours of twins: ${JSON.stringify(ends)}`)
})
