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

test('the site documents every export of the installed package', async () => {
  const pages = JSON.parse(readFileSync(join(import.meta.dirname, '../_exports.json'), 'utf8'))
  const entries = await exportsOf(entryNames)

  for (const names of entries.values()) expect(names.length).toBeGreaterThan(50)
  expect(exportProblems({ entries, pages, read: readPage })).toEqual([])
})

test('reports new exports, missing pages, undocumented exports, and removed exports', () => {
  const entries = new Map([
    ['@reduxjs/toolkit', ['old', 'createNovelty', 'unnamed']],
    ['@reduxjs/toolkit/query', ['old', 'lost']],
  ])
  const pages = { old: '/api/a#old', unnamed: '/api/a', lost: '/api/b', gone: '/api/a' }
  const read = (path: string) => (path === '/api/a' ? 'Call `old(x)`.\n\n```ts\nunnamed()\n```\n' : undefined)

  expect(exportProblems({ entries, pages, read })).toEqual([
    "`createNovelty` of @reduxjs/toolkit isn't documented. Document it, and add its page to content/_exports.json.",
    "The page `/api/b` of `lost` doesn't exist. Correct it in content/_exports.json.",
    "The page `/api/a` doesn't mention `unnamed` of @reduxjs/toolkit. Document it there.",
    '`gone` is no longer exported. Remove it from content/_exports.json and from `/api/a`.',
  ])
})
