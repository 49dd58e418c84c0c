import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchEntry } from '../../src/model/search-entry.ts'
import { createIndex } from '../../src/search/create-index.ts'
import { updateIndex } from '../../src/search/index-store.ts'
import type { IndexedPage, IndexUpdate } from '../../src/search/index-update.ts'
import { createSearchEntries } from '../../src/search/page-entry.ts'
import { termList } from '../../src/search/parts.ts'

let folder: string
beforeEach(() => {
  // The build defines this constant in the bundle.
  vi.stubGlobal('__ENGINE__', 'test')
  folder = mkdtempSync(join(tmpdir(), 'index-'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

const entryOf = (text: string) =>
  createSearchEntries()({
    title: 'Harbor',
    description: '',
    sections: [{ id: '', title: '', level: 1, text }],
    fences: [],
  })

/** Creates pages with the given texts, sorted by path. Adds the entry of each page to `entries` by its key. */
function pagesOf(texts: Record<string, string>, entries = new Map<string, SearchEntry>()): IndexedPage[] {
  return Object.entries(texts).map(([path, text]) => {
    entries.set(text, entryOf(text))
    return { path, key: text, entry: () => entries.get(text)! }
  })
}

function partsOf(index: IndexUpdate, pages: IndexedPage[]) {
  for (const page of pages) index.add(page)
  return Object.fromEntries([...index.parts()].map(({ name, data }) => [name, data()]))
}

const filesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

test('creates the same index if it does not fit into memory', () => {
  const pages = pagesOf({ '/boats': 'Oars and cleats.', '/boats/raft': 'Logs and oars.', '/zoo': 'Zebras, 2 oars.' })
  const whole = partsOf(createIndex(join(folder, 'whole')), pages)
  const written = partsOf(createIndex(join(folder, 'written'), 0), pages)

  expect(Object.keys(whole)).toEqual(expect.arrayContaining(['2', 'c', 'l', 'o', 'z']))
  expect(whole.o!.pages).toEqual(['/boats', '/boats/raft', '/zoo'])
  expect(written).toEqual(whole)
  expect(filesIn(join(folder, 'written'))).toEqual(filesIn(join(folder, 'whole')))
})

test('doesn’t change the bucket files if words only change their order', () => {
  const entries = new Map<string, SearchEntry>()
  const options = { oldEntry: (key: string) => entries.get(key), isServed: false }
  const others = { '/b': 'Logs.', '/c': 'Logs.', '/d': 'Logs.' }
  const before = pagesOf({ '/a': 'Cleats and clams.', ...others }, entries)
  partsOf(updateIndex(folder, before, options), before)
  const { cl, lo } = filesIn(folder)

  const after = pagesOf({ '/a': 'Clams and cleats, logs.', ...others }, entries)
  partsOf(updateIndex(folder, after, options), after)

  expect(filesIn(folder).cl).toBe(cl)
  expect(filesIn(folder).lo).not.toBe(lo)
})

test('skips a line that another command has not finished writing', () => {
  const pages = pagesOf({ '/a': 'Oars, zebras.', '/b': 'Oars.' })
  const index = updateIndex(folder, pages, { oldEntry: () => undefined, isServed: true })
  for (const page of pages) index.add(page)
  const parts = [...index.parts()]
  appendFileSync(join(folder, 'oa'), '/c\toars:0,1')

  // Earlier letters aren't in memory anymore.
  expect(parts.find(({ name }) => name === 'o')!.data().pages).toEqual(['/a', '/b'])
})

test('keeps the best records of a common word, and the first of equal ones, in order', () => {
  const flat: number[] = []
  for (let page = 0; page < 300; page++) flat.push(page, 0, page % 3 === 2 ? 9 : page % 3 === 1 ? 7 : 4)
  const [term] = termList(new Map([['oars', flat]]))

  const kept = Array.from({ length: 200 }, (_, i) => term!.postings.slice(i * 3, i * 3 + 3))
  expect(term!.count).toBe(300)
  expect(term!.postings.length).toBe(600)
  expect(kept.filter(([, , weight]) => weight === 9).length).toBe(100)
  expect(kept.filter(([, , weight]) => weight === 7).length).toBe(100)
  expect(kept.map(([page]) => page)).toEqual(Array.from({ length: 300 }, (_, i) => i).filter((page) => page % 3 > 0))

  flat.push(300, 0, 5)
  const [more] = termList(new Map([['oars', flat.map((value, i) => (i % 3 === 2 && value === 7 ? 5 : value))]]))
  // The 100 records with weight 9, followed by the first 100 of the 101 records with weight 5.
  expect(more!.postings.slice(-3)).toEqual([299, 0, 9])
})
