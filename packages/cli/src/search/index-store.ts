import { CacheDamagedError } from '../cache/artifact-store.ts'
import type { PostingsText, SearchEntry } from '../model/search-entry.ts'
import { type BucketFiles, type BucketLines, bucketFiles } from './bucket-files.ts'
import { createIndex } from './create-index.ts'
import {
  countRecords,
  describeBucket,
  type IndexState,
  numberPages,
  readState,
  removeState,
  type SplitBucket,
  splitBucket,
  writeState,
} from './index-state.ts'
import type { IndexedPage, IndexPart, IndexUpdate } from './index-update.ts'
import { groupByLetter, partsOfLetter } from './letter-parts.ts'
import { postingsByBucket, samePostings } from './postings.ts'

export interface UpdateOptions {
  /** Returns the search entry stored under a page's previous key, or `undefined` if it has been removed from the cache. */
  oldEntry: (key: string) => SearchEntry | undefined
  /**
   * Whether parts may be requested while another command changes the files. If so, a changed file isn't treated as
   * damaged.
   */
  isServed: boolean
}

/**
 * Updates the index for the pages that changed. Other pages are only read if the index must be rebuilt, which happens if more than a
 * quarter of the pages changed, a previous entry has been removed from the cache, or a file is damaged.
 *
 * Between commands, the index is stored in `folder`, with a file for each bucket and a line for each page. Editing a page therefore only
 * changes the files that contain the affected words, and at most the files for one letter are in memory.
 */
export function updateIndex(folder: string, pages: IndexedPage[], { oldEntry, isServed }: UpdateOptions): IndexUpdate {
  const state = readState(folder)
  const files = bucketFiles(folder)
  const current = new Set(pages.map(({ path }) => path))
  const removed = Object.keys(state.pages).filter((path) => !current.has(path))
  const changed = pages.filter(({ path, key }) => state.pages[path]?.key !== key)
  if (removed.length + changed.length > 0) {
    removeState(folder)
    const previousEntry = (path: string) => {
      const previous = state.pages[path]
      return previous ? oldEntry(previous.key) : undefined
    }
    const hasPreviousEntries = [...removed, ...changed.map(({ path }) => path)].every(
      (path) => !state.pages[path] || previousEntry(path),
    )
    const isUpdated =
      hasPreviousEntries &&
      changed.length <= pages.length / 4 &&
      tryUpdateFiles(files, state, { removed, changed, previousEntry })
    if (!isUpdated) return createIndex(folder)
    writeState(folder, state)
  }
  return {
    add: () => {},
    parts: () => listParts(files, state, isServed),
    countRecords: () => countRecords(state),
  }
}

/**
 * Updates the index like `updateIndex`, for a caller that doesn't need the parts yet. The pages don't have to be
 * sorted.
 */
export function prepareIndex(folder: string, pages: IndexedPage[], options: UpdateOptions): void {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const index = updateIndex(folder, sorted, options)
  for (const page of sorted) index.add(page)
  // Request all parts, because the index is only complete after the last one.
  Array.from(index.parts())
}

interface Changes {
  removed: string[]
  changed: IndexedPage[]
  previousEntry: (path: string) => SearchEntry | undefined
}

/** Updates the files. Returns `false` if a file doesn't match the state, which means that the index must be rebuilt. */
function tryUpdateFiles(files: BucketFiles, state: IndexState, changes: Changes): boolean {
  try {
    updateFiles(files, state, changes)
    return true
  } catch (error) {
    if (error instanceof CacheDamagedError) return false
    throw error
  }
}

function updateFiles(files: BucketFiles, state: IndexState, { removed, changed, previousEntry }: Changes): void {
  /** The new text of each line that changes, by bucket and route path. `undefined` removes the line. */
  const edits = new Map<string, Map<string, PostingsText | undefined>>()
  const edit = (path: string, next: SearchEntry | undefined) => {
    const before = postingsByBucket(previousEntry(path)?.terms ?? '')
    const after = postingsByBucket(next?.terms ?? '')
    for (const bucket of new Set([...before.keys(), ...after.keys()])) {
      if (samePostings(before.get(bucket), after.get(bucket))) continue
      if (!edits.has(bucket)) edits.set(bucket, new Map())
      edits.get(bucket)!.set(path, after.get(bucket))
    }
  }
  for (const path of removed) {
    edit(path, undefined)
    delete state.pages[path]
  }
  for (const { path, key, entry } of changed) {
    const next = entry()
    edit(path, next)
    state.pages[path] = { key, records: next.records.length }
  }
  const pages = numberPages(state)
  for (const [bucket, texts] of edits) {
    const lines = editLines(verifiedLines(files, bucket, state), texts)
    const hash = files.write(bucket, lines)
    if (hash === undefined) delete state.buckets[bucket]
    else state.buckets[bucket] = describeBucket(splitBucket(bucket, lines, pages), hash, pages)
  }
}

function editLines({ paths, texts }: BucketLines, edits: ReadonlyMap<string, PostingsText | undefined>): BucketLines {
  const lines = new Map<string, PostingsText | undefined>(paths.map((path, i) => [path, texts[i]]))
  for (const [path, text] of edits) lines.set(path, text)
  const kept = [...lines].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]))
  kept.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { paths: kept.map(({ path }) => path), texts: kept.map(({ text }) => text) }
}

/**
 * Reads the lines of a bucket.
 *
 * @throws {CacheDamagedError} if the file doesn't match the state.
 */
function verifiedLines(files: BucketFiles, bucket: string, state: IndexState): BucketLines {
  const { lines, hash } = files.read(bucket)
  if (hash !== state.buckets[bucket]?.hash) throw new CacheDamagedError(`search/${bucket}`)
  return lines
}

function* listParts(files: BucketFiles, state: IndexState, isServed: boolean): Generator<IndexPart> {
  const pages = numberPages(state)
  // The parts of one bucket are requested one after another, so remembering the last bucket is enough.
  let last: { bucket: string; split: SplitBucket } | undefined
  const read = (bucket: string) => {
    const linesOf = () => (isServed ? files.read(bucket).lines : verifiedLines(files, bucket, state))
    if (last?.bucket !== bucket) last = { bucket, split: splitBucket(bucket, linesOf(), pages) }
    return last.split
  }
  for (const [letter, buckets] of groupByLetter(Object.keys(state.buckets))) {
    yield* partsOfLetter(letter, { buckets, state, pages, read })
  }
}
