import { type BucketLines, bucketFiles } from './bucket-files.ts'
import {
  countRecords,
  describeBucket,
  emptyState,
  numberPages,
  type SplitBucket,
  splitBucket,
  writeState,
} from './index-state.ts'
import type { IndexUpdate } from './index-update.ts'
import { groupByLetter, partsOfLetter } from './letter-parts.ts'
import { postingsByBucket } from './postings.ts'

/** Default for `maxPending`. It is enough for a few hundred pages. */
const maxPendingCharacters = 8_000_000

/**
 * Creates the files of a new index.
 *
 * For a small site, the files are written but never read. For a larger site, lines are appended to the files, and each
 * file is read once at the end. All buckets of a letter stay in memory until the next letter is processed, because the
 * caller usually requests the parts of a letter one after another.
 *
 * @param maxPending Maximum size of the lines that are kept in memory before they are written, in characters.
 */
export function createIndex(folder: string, maxPending = maxPendingCharacters): IndexUpdate {
  const state = emptyState()
  const files = bucketFiles(folder)
  const names = new Set<string>()
  let pending = new Map<string, BucketLines>()
  let characters = 0
  let isOnDisk = false
  const flush = () => {
    for (const [bucket, lines] of pending) files.append(bucket, lines)
    pending = new Map()
    characters = 0
    isOnDisk = true
  }
  const finished = (bucket: string) => {
    if (isOnDisk) return files.read(bucket)
    const lines = pending.get(bucket)!
    return { lines, hash: files.write(bucket, lines) }
  }
  files.clear()
  return {
    add({ path, key, entry }) {
      const { records, terms } = entry()
      state.pages[path] = { key, records: records.length }
      for (const [bucket, text] of postingsByBucket(terms)) {
        let lines = pending.get(bucket)
        if (!lines) {
          lines = { paths: [], texts: [] }
          pending.set(bucket, lines)
          names.add(bucket)
        }
        lines.paths.push(path)
        lines.texts.push(text)
      }
      characters += terms.length
      if (characters > maxPending) flush()
    },
    *parts() {
      if (isOnDisk) flush()
      const pages = numberPages(state)
      let splits = new Map<string, SplitBucket>()
      const read = (bucket: string) => splits.get(bucket) ?? splitBucket(bucket, files.read(bucket).lines, pages)
      for (const [letter, buckets] of groupByLetter(names)) {
        splits = new Map()
        for (const bucket of buckets) {
          const { lines, hash } = finished(bucket)
          const split = splitBucket(bucket, lines, pages)
          state.buckets[bucket] = describeBucket(split, hash!, pages)
          splits.set(bucket, split)
        }
        yield* partsOfLetter(letter, { buckets, state, pages, read })
      }
      writeState(folder, state)
    },
    countRecords: () => countRecords(state),
  }
}
