import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportProblems } from './export-problems.ts'
import { pageSource } from './page-sections.ts'
import { exportsOf } from './published-types.ts'

const entryNames = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/react',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
] as const

function readPage(path: string): string | undefined {
  try {
    return pageSource(path)
  } catch {
    return undefined
  }
}

test('every export of the installed package is documented on its page', async () => {
  const pages = JSON.parse(readFileSync(join(import.meta.dirname, '../_exports.json'), 'utf8'))
  const entries = await exportsOf(entryNames)

  for (const names of entries.values()) expect(names.length).toBeGreaterThan(50)
  expect(exportProblems({ entries, pages, read: readPage })).toEqual([])
})

test('names new exports, missing exports, and undocumented exports', () => {
  const entries = new Map([
    ['@reduxjs/toolkit', ['old', 'createNovelty', 'unnamed']],
    ['@reduxjs/toolkit/query', ['old', 'lost']],
  ])
  const pages = { old: '/api/a#old', unnamed: '/api/a', lost: '/api/b', gone: '/api/a' }
  const read = (path: string) => (path === '/api/a' ? 'Call `old(x)`.\n\n```ts\nunnamed()\n```\n' : undefined)

  expect(exportProblems({ entries, pages, read })).toEqual([
    '`createNovelty` of @reduxjs/toolkit is new: document it, and name its page in content/_exports.json.',
    '`lost`: content/_exports.json names `/api/b`, which is no page.',
    '`unnamed` of @reduxjs/toolkit is not named in code on `/api/a`: document it there.',
    '`gone` is not exported any more: take it out of content/_exports.json and off `/api/a`.',
  ])
})
