import { expect, test } from 'vitest'
import { parseCodeBlock } from '../../cli/src/code/code-block-meta.ts'
import { jsVariants, variantInput } from '../src/js-variant/js-variant.ts'

async function variant(value: string, { lang = 'ts', meta = '' } = {}) {
  const [result] = await jsVariants([variantInput(parseCodeBlock({ lang, meta, value, line: 1, column: 1 }), '')])
  return result
}

test('types are removed, and comments and line breaks are kept', async () => {
  const result = await variant(
    `import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

// The shape of one item
export interface Item {
  id: number // unique
}

// Where it starts
const initialState: Item[] = []

export const items = createSlice({
  name: 'items',
  initialState,
  reducers: {
    added(state, action: PayloadAction<Item>) {
      state.push(action.payload) // fine: Immer
    },
  },
})`,
    { meta: 'title="src/items.ts"' },
  )
  expect(result).toMatchObject({
    lang: 'js',
    title: 'src/items.js',
    marks: {},
    code: `import { createSlice } from '@reduxjs/toolkit'

// Where it starts
const initialState = []

export const items = createSlice({
  name: 'items',
  initialState,
  reducers: {
    added(state, action) {
      state.push(action.payload) // fine: Immer
    },
  },
})`,
  })
})

test('an unused import in the shown code is kept', async () => {
  const result = await variant("import { createApi } from '@reduxjs/toolkit/query/react'\nlet a: number = 1")
  expect(result!.code).toBe("import { createApi } from '@reduxjs/toolkit/query/react'\nlet a = 1")
})

test('an import of types is removed with its line', async () => {
  const result = await variant("import { A } from './a'\nimport type { B } from './b'\n\nlet a: A = b()")
  expect(result!.code).toBe('let a = b()')
})

test('code has no JavaScript variant if the variant would be the same or empty', async () => {
  expect(await variant('const a = 1')).toBeUndefined()
  expect(await variant('interface A {\n  a: string\n}')).toBeUndefined()
  expect(await variant('const a = 1', { meta: 'title="a.ts"' })).toBeUndefined()
})

test('hidden lines stay hidden, and imports that they use are kept', async () => {
  const result = await variant("import { a } from './a'\n// ---cut---\nconst b: string = c\n// ---cut-after---\na()")
  expect(result!.code).toBe('const b = c')
})

test('marks move with their lines', async () => {
  const result = await variant(
    'interface A {\n  a: string\n}\n\nconst a: A = { a: "x" }\nconst b: A = a // [!code ++]',
    {
      meta: '{5}',
    },
  )
  expect(result!.code).toBe('const a = { a: "x" }\nconst b = a')
  expect(result!.marks).toEqual({ 1: ['hl'], 2: ['ins'] })
})

test('a line that is split keeps its mark on both parts; merged lines are marked once', async () => {
  const value = 'const f = (\n  a: { first: string },\n): string => a.first\nconst g: string = f'
  const result = await variant(value, { meta: '{1-3}' })
  expect(result!.code).toBe('const f = (a) => a.first\nconst g = f')
  expect(result!.marks).toEqual({ 1: ['hl'] })
})

test('the author’s code style is kept', async () => {
  expect((await variant('const f: F = a => "x";'))!.code).toBe('const f = a => "x";')
  expect((await variant("const f: F = (a) => 'x'"))!.code).toBe("const f = (a) => 'x'")
})

test('several files in one block are converted separately', async () => {
  const result = await variant(
    "// @filename: a.ts\nexport const a: number = 1\n// @filename: b.ts\nimport { a } from './a'\na",
  )
  expect(result!.code).toBe("// a.js\nexport const a = 1\n// b.js\nimport { a } from './a'\na")
})

test('TSX becomes JSX', async () => {
  const result = await variant('export function A({ a }: { a: string }) {\n  return <p>{a}</p>\n}', { lang: 'tsx' })
  expect(result).toMatchObject({ lang: 'jsx', code: 'export function A({ a }) {\n  return <p>{a}</p>\n}' })
})

test('code that can’t be parsed has no JavaScript variant', async () => {
  expect(await variant('const a: = {')).toBeUndefined()
})
