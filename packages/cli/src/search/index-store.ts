import { CacheDamaged } from '../cache/artifact-store.ts'
import type { PostingsText, SearchEntry } from '../model/search-entry.ts'
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
import { byLetter, letterParts } from './letter-parts.ts'
import { createIndex } from './new-index.ts'
import { postingsByBucket, samePostings } from './postings.ts'
import { type BucketFiles, type BucketLines, bucketFiles } from './shard-files.ts'

export interface UpdateOptions {
  /** What a page brought under an earlier key, if that is still known. */
  oldEntry: (key: string) => SearchEntry | undefined
  /** Parts may be asked for while another command changes the files: what has changed meanwhile is no damage. */
  isServed: boolean
}

/**
 * Brings the index in step with the pages, of which only those that changed are looked at.
 *
 * Between commands it lies in `folder`: a file for each two letters, with a line for each page. So a change touches the files of
 * the words it added and removed, and no more than the files of one letter have to be in memory.
 */
export function updateIndex(folder: string, pages: IndexedPage[], { oldEntry, isServed }: UpdateOptions): IndexUpdate {
  const state = readState(folder)
  const files = bucketFiles(folder)
  const current = new Set(pages.map(({ path }) => path))
  const gone = Object.keys(state.pages).filter((path) => !current.has(path))
  const changed = pages.filter(({ path, key }) => state.pages[path]?.key !== key)
  if (gone.length + changed.length > 0) {
    removeState(folder)
    const old = (path: string) => {
      const before = state.pages[path]
      return before ? oldEntry(before.key) : undefined
    }
    const canBeMended = [...gone, ...changed.map(({ path }) => path)].every((path) => !state.pages[path] || old(path))
    const isMended =
      canBeMended && changed.length <= pages.length / 4 && tryToMend(files, state, { gone, changed, old })
    if (!isMended) return createIndex(folder)
    writeState(folder, state)
  }
  return {
    take: () => {},
    parts: () => listParts(files, state, isServed),
    countRecords: () => countRecords(state),
  }
}

/** The same for whoever does not need the parts yet. */
export function prepareIndex(folder: string, pages: IndexedPage[], options: UpdateOptions): void {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const index = updateIndex(folder, sorted, options)
  for (const page of sorted) index.take(page)
  // With the last part the index is there.
  Array.from(index.parts())
}

interface Changes {
  gone: string[]
  changed: IndexedPage[]
  old: (path: string) => SearchEntry | undefined
}

/** false: a file is not what the state says; all have to be made anew. */
function tryToMend(files: BucketFiles, state: IndexState, changes: Changes): boolean {
  try {
    mend(files, state, changes)
    return true
  } catch (error) {
    if (error instanceof CacheDamaged) return false
    throw error
  }
}

function mend(files: BucketFiles, state: IndexState, { gone, changed, old }: Changes): void {
  /** Shard → path → its new line's text; undefined removes it. */
  const edits = new Map<string, Map<string, PostingsText | undefined>>()
  const edit = (path: string, next: SearchEntry | undefined) => {
    const before = postingsByBucket(old(path)?.terms ?? '')
    const after = postingsByBucket(next?.terms ?? '')
    for (const shard of new Set([...before.keys(), ...after.keys()])) {
      if (samePostings(before.get(shard), after.get(shard))) continue
      if (!edits.has(shard)) edits.set(shard, new Map())
      edits.get(shard)!.set(path, after.get(shard))
    }
  }
  for (const path of gone) {
    edit(path, undefined)
    delete state.pages[path]
  }
  for (const { path, key, entry } of changed) {
    const next = entry()
    edit(path, next)
    state.pages[path] = { key, records: next.records.length }
  }
  const pages = numberPages(state)
  for (const [shard, texts] of edits) {
    const lines = editLines(knownLines(files, shard, state), texts)
    const hash = files.write(shard, lines)
    if (hash === undefined) delete state.shards[shard]
    else state.shards[shard] = describeBucket(splitBucket(shard, lines, pages), hash, pages)
  }
}

function editLines({ paths, texts }: BucketLines, edits: ReadonlyMap<string, PostingsText | undefined>): BucketLines {
  const lines = new Map<string, PostingsText | undefined>(paths.map((path, i) => [path, texts[i]]))
  for (const [path, text] of edits) lines.set(path, text)
  const kept = [...lines].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]))
  kept.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { paths: kept.map(({ path }) => path), texts: kept.map(({ text }) => text) }
}

/** @throws {CacheDamaged} if they are not those of which the state speaks. */
function knownLines(files: BucketFiles, shard: string, state: IndexState): BucketLines {
  const { lines, hash } = files.read(shard)
  if (hash !== state.shards[shard]?.hash) throw new CacheDamaged(`search/${shard}`)
  return lines
}

function* listParts(files: BucketFiles, state: IndexState, isServed: boolean): Generator<IndexPart> {
  const pages = numberPages(state)
  // The parts of one shard are asked for one after another.
  let last: { shard: string; cut: SplitBucket } | undefined
  const read = (shard: string) => {
    const linesOf = () => (isServed ? files.read(shard).lines : knownLines(files, shard, state))
    if (last?.shard !== shard) last = { shard, cut: splitBucket(shard, linesOf(), pages) }
    return last.cut
  }
  for (const [letter, shards] of byLetter(Object.keys(state.shards))) {
    yield* letterParts(letter, { shards, state, pages, read })
  }
}
