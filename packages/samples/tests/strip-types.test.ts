import { expect, test } from 'vitest'
import { stripTypes } from '../src/js-variant/strip-types.ts'

async function javascript(code: string, isTsx = false) {
  return (await stripTypes(code.split('\n'), isTsx))?.join('\n')
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
])('removes the types of %j', async (code, expected) => {
  expect(await javascript(code)).toBe(expected)
})

test.each(['enum A {\n  b\n}', '@a class B {}', 'a < b\nc > d', 'let type: A = 1\ntype = 2'])(
  'keeps the lines of %j',
  async (code) => {
    expect((await javascript(code))?.split('\n')).toHaveLength(code.split('\n').length)
  },
)

test('code that can’t be parsed has no JavaScript variant', async () => {
  expect(await javascript("let a = 'b\nlet c: D")).toBeUndefined()
})
