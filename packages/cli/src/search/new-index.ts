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
import { byLetter, letterParts } from './letter-parts.ts'
import { postingsByBucket } from './postings.ts'
import { type BucketLines, bucketFiles } from './shard-files.ts'

/** Those of some hundred pages. */
const mostCharacters = 8_000_000

/**
 * Makes all files of an index. Those of a small site are written and never read; of a larger one each is read once, when its turn has
 * come. A letter's shards are in memory until the next letter, since its parts are mostly asked for at once.
 *
 * @param mostWaiting Characters of lines that wait in memory.
 */
export function createIndex(folder: string, mostWaiting = mostCharacters): IndexUpdate {
  const state = emptyState()
  const files = bucketFiles(folder)
  const names = new Set<string>()
  let waiting = new Map<string, BucketLines>()
  let characters = 0
  let isOnDisk = false
  const flush = () => {
    for (const [shard, lines] of waiting) files.append(shard, lines)
    waiting = new Map()
    characters = 0
    isOnDisk = true
  }
  const finished = (shard: string) => {
    if (isOnDisk) return files.read(shard)
    const lines = waiting.get(shard)!
    return { lines, hash: files.write(shard, lines) }
  }
  files.clear()
  return {
    take({ path, key, entry }) {
      const { records, terms } = entry()
      state.pages[path] = { key, records: records.length }
      for (const [shard, text] of postingsByBucket(terms)) {
        let lines = waiting.get(shard)
        if (!lines) {
          lines = { paths: [], texts: [] }
          waiting.set(shard, lines)
          names.add(shard)
        }
        lines.paths.push(path)
        lines.texts.push(text)
      }
      characters += terms.length
      if (characters > mostWaiting) flush()
    },
    *parts() {
      if (isOnDisk) flush()
      const pages = numberPages(state)
      let kept = new Map<string, SplitBucket>()
      const read = (shard: string) => kept.get(shard) ?? splitBucket(shard, files.read(shard).lines, pages)
      for (const [letter, shards] of byLetter(names)) {
        kept = new Map()
        for (const shard of shards) {
          const { lines, hash } = finished(shard)
          const cut = splitBucket(shard, lines, pages)
          state.shards[shard] = describeBucket(cut, hash!, pages)
          kept.set(shard, cut)
        }
        yield* letterParts(letter, { shards, state, pages, read })
      }
      writeState(folder, state)
    },
    countRecords: () => countRecords(state),
  }
}
