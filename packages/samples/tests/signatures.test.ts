import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { signatures } from '../src/declarations/signatures.ts'
import { siteOptions } from './support/site-options.ts'
import { withoutCompiler } from './support/without-compiler.ts'

const root = mkdtempSync(join(tmpdir(), 'signatures-'))
symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(root, 'node_modules'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** HTML as a reader sees it. */
function textOf(html: string) {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

test('shows the declaration of an export, formatted and without comments', async () => {
  const { found, missing } = await signatures(
    [
      { name: 'isFluxStandardAction', from: '@reduxjs/toolkit' },
      { name: 'PayloadAction', from: '@reduxjs/toolkit' },
      { name: 'EntityState', from: '@reduxjs/toolkit' },
      { name: 'createAction', from: '@reduxjs/toolkit' },
    ],
    siteOptions(root),
  )
  expect(missing.size).toBe(0)
  const shown = (name: string) => textOf(found.get(`@reduxjs/toolkit#${name}`)!)
  expect(shown('EntityState')).toBe(
    'interface EntityState<T, Id extends EntityId> {\n  ids: Id[]\n  entities: Record<Id, T>\n}',
  )
  expect(shown('PayloadAction')).toMatch(/^type PayloadAction<\n {2}P = void,\n/)
  const overloads = shown('createAction')
  expect(overloads.match(/^function createAction</gm)).toHaveLength(2)
  expect([...found.values()].map(textOf).join('\n')).not.toMatch(/\/\*|^export|^declare/m)
})

test('an unknown export is reported with a suggestion', async () => {
  const { found, missing } = await signatures(
    [
      { name: 'createSlices', from: '@reduxjs/toolkit' },
      { name: 'a', from: 'not-installed/part' },
    ],
    siteOptions(root),
  )
  expect(found.size).toBe(0)
  expect(Object.fromEntries(missing)).toEqual({
    '@reduxjs/toolkit#createSlices': {
      reason: '`@reduxjs/toolkit` has no export `createSlices`.',
      note: 'Did you mean `createSlice`?',
      suggestion: 'createSlice',
    },
    'not-installed/part#a': {
      reason: 'No installed package provides `not-installed/part`.',
      note: 'Install it: `npm install --save-dev not-installed`.',
    },
  })
})

test('declarations are read from the cache', async () => {
  const options = siteOptions(root, join(root, '.docs/cache'))
  const requests = [{ name: 'nanoid', from: '@reduxjs/toolkit' }]
  const first = await signatures(requests, options)
  expect(first.found.size).toBe(1)
  expect(await withoutCompiler(() => signatures(requests, options))).toEqual(first)
})

test('the compiler is not started without requests', async () => {
  expect((await signatures([], siteOptions('/nowhere'))).found.size).toBe(0)
})
