import { expect, test } from 'vitest'
import { parseCodeBlock } from '../../src/code/code-block-meta.ts'
import { highlight } from '../../src/code/highlight/highlight.ts'
import { renderTokens } from '../../src/code/highlight/render-tokens.ts'
import { jsVariants } from '../../src/code/js-variant/js-variant.ts'
import { ourPages } from '../support/our-pages.ts'
import { codeBlocksOf } from './code-blocks-of.ts'

async function twin(value: string, lang = 'ts') {
  const [result] = await jsVariants([parseCodeBlock({ lang, value, line: 1, column: 1 })])
  return result!
}

test.each([
  ['the name of what is called', 'const a = f<B>(c.d!(e))\nnew Map<string, B>()'],
  [
    'what is taken out',
    `import { a, type B } from 'c'\n\n// gone\ninterface D {}\n\nexport const e: B = a(\`f \${g as B} h\`)`,
  ],
  ['quotes, semicolons and commas that are exchanged', 'let a: B = {"c": "d", e: 1,}; let f = \'g\';let h = "i"'],
  ['parentheses that go', 'try {\n  a()\n} catch (error) {\n  log((error as Error).message)\n}'],
])('the colors of the JavaScript form are taken from the TypeScript form: %s', async (_, code) => {
  const { code: js, lang, tokens } = await twin(code)
  expect(renderTokens(js, tokens!)).toBe(await highlight(js, lang))
})

test.each([
  ['parentheses hide who is called', '(a as B)(c)'],
  ['two statements become one', 'let a = b as C\n(d)'],
  ['the grammar reads it with types only', 'const f = ({ a }: B = {}) => a()'],
  ['nothing can be formatted', 'const a: B'],
])('the JavaScript form is read anew where %s', async (_, code) => {
  expect((await twin(code)).tokens).toBeUndefined()
})

test('nearly all JavaScript variants of our site reuse the tokens of the TypeScript, with the same colors', async () => {
  const ends = { taken: 0, read: 0 }
  for (const { text } of ourPages({ every: 6 })) {
    for (const twin of await jsVariants(codeBlocksOf(text))) {
      if (!twin) continue
      ends[twin.tokens ? 'taken' : 'read']++
      if (twin.tokens) expect(renderTokens(twin.code, twin.tokens)).toBe(await highlight(twin.code, twin.lang))
    }
  }
  expect(ends.taken).toBeGreaterThan(ends.read * 5)
})
