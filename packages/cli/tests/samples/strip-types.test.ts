import { expect, test } from 'vitest'
import { compileTypes } from '../../src/code/js-variant/compile-types.ts'
import { parseTypeScriptTree } from '../../src/code/js-variant/parse-typescript.ts'
import { stripTypesByTree } from '../../src/code/js-variant/strip-types-by-tree.ts'
import { removeTypes } from '../../src/code/js-variant/sucrase-types.ts'
import { ourPages } from '../support/our-pages.ts'
import { codeBlocksOf } from './code-blocks-of.ts'

async function javascript(code: string, isTsx = false) {
  const types = stripTypesByTree((await parseTypeScriptTree(code, isTsx))!, code)
  return types && removeTypes(code, types.removals)
}

test.each([
  ['let a: string | undefined = b', 'let a = b'],
  ['function f<T>(a?: T, ...b: T[]): a is string {}', 'function f(a, ...b) {}'],
  ['const f = (a: A): Promise<B> => a', 'const f = (a) => a'],
  ['const f = (a):\n  B => a', 'const f = (a\n) => a'],
  ['(a as unknown as B).c!.d satisfies E', '(a ).c.d '],
  ['new Map<string, A>(f<B>())', 'new Map(f())'],
  [
    'class A<T> extends B<T> implements C, D {\n  private readonly e = 1\n  f: G\n}',
    'class A extends B {\n    e = 1\n  f\n}',
  ],
  ['interface A {\n  b: C\n}\n// gone\ntype D = E;\n// stays\nf()', '\n\n\n\n\n// stays\nf()'],
  ['declare const a: B\nexport type C<D> = D\nexport interface E {}\na', '\n\n\na'],
  ["import type { A } from 'a'\nimport { type B, c, D } from 'b'\nc as B as D", "\nimport { c, } from 'b'\nc "],
  [
    "import { A } from 'a'\nimport b, { C } from 'c'\nlet d: A = b.e as A as C, f: C",
    "\nimport b, { } from 'c'\nlet d = b.e , f",
  ],
])('%j has its types taken out as the compiler does', async (code, expected) => {
  const js = await javascript(code)
  expect(js).toBe(compileTypes(code, false))
  expect(js).toBe(expected)
})

test.each([
  'enum A { b }',
  'namespace A { export const b = 1 }',
  'class A { constructor(private b: C) {} }',
  '@a class B {}',
  'abstract class A { abstract b(): void }',
  'a ? (b) : c => d',
  'async <T>(a: T) => a',
  'a < b\nc > d',
  "let a = 'b\nlet c: D",
  'function f(a: string): void\nfunction f(a) {}',
  "import a, * as b from 'c'\nlet d: b.E = a",
  "import { a } from 'b'\nfunction f(a: number) { return a }\nlet c: a",
  'interface A {}\nexport { A }',
  'export = a',
  'let type: A = 1\ntype = 2',
])('%j is left to the compiler', async (code) => {
  expect(await javascript(code)).toBeUndefined()
})

test('finds the types in nearly all samples of our pages without the compiler, with the same result', async () => {
  let found = 0
  const others: string[] = []
  for (const page of ourPages({ every: 6 })) {
    const { name } = page
    for (const { lang, line, files } of codeBlocksOf(page.text)) {
      for (const { text } of files.filter((file) => !file.name.endsWith('.json'))) {
        const js = await javascript(text, lang === 'tsx')
        if (js === undefined) others.push(`${name}:${line}`)
        else {
          found++
          expect({ name, line, js }).toEqual({ name, line, js: compileTypes(text, lang === 'tsx') })
        }
      }
    }
  }
  expect(found).toBeGreaterThan(100)
  expect(others.length).toBeLessThan(found / 15)
})
