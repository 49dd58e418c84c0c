import { CacheDamaged } from '../content/body-store.ts'
import type { OutputFile, Site } from '../types.ts'
import type { Workers } from '../workers.ts'
import { type SearchIndexOptions, type SearchPages, searchIndex, searchPages } from './search-index.ts'

/** What another thread makes the index from. */
export interface SearchJob extends Pick<SearchIndexOptions, 'folder'> {
  pages: SearchPages[]
  bodiesFolder: string
}

/** Without files: the last one. */
export interface SearchBatch {
  files: OutputFile[]
  /** What the cache turned out to lack: an exception would lose its class on the way. */
  damaged?: string
}

export interface SearchOptions extends Pick<SearchIndexOptions, 'folder'> {
  /** Folder of the bodies. */
  bodiesFolder: string
  workers: Workers
}

/** The files of the search index, while they are made. */
export interface SearchFiles {
  /** Those that are there and were not taken yet. */
  ready(): Generator<OutputFile>
  /** All others. */
  rest(): AsyncGenerator<OutputFile>
}

/** Changed pages whose index is worth another thread. */
const worthAWorker = 48
/** Batches that are asked for at once. */
const ahead = 4

/** When many pages changed another thread makes the index, while this one draws the pages. */
export function searchFiles(site: Site, { folder, bodiesFolder, workers }: SearchOptions): SearchFiles {
  const pages = searchPages(site)
  const job = { name: 'search' as const, data: { pages, folder, bodiesFolder } satisfies SearchJob }
  const isMuch = site.routes.size - site.cached >= worthAWorker
  const next = isMuch ? workers.assign<null, SearchBatch>(job) : undefined
  if (!next) {
    return {
      *ready() {},
      async *rest() {
        yield* searchIndex(pages, { folder, bodies: site.bodies })
      },
    }
  }
  const asked: Promise<void>[] = []
  const arrived: SearchBatch[] = []
  let isLast = false
  const ask = () => {
    const taken = next(null).then((batch) => void arrived.push(batch))
    // Who waits for it is told.
    taken.catch(() => {})
    asked.push(taken)
  }
  function* ready(): Generator<OutputFile> {
    for (let batch = arrived.shift(); batch && !isLast; batch = arrived.shift()) {
      asked.shift()
      if (batch.damaged) throw new CacheDamaged(batch.damaged)
      isLast = batch.files.length === 0
      if (!isLast) ask()
      yield* batch.files
    }
  }
  while (asked.length < ahead) ask()
  return {
    ready,
    async *rest() {
      while (!isLast) {
        await asked[0]
        yield* ready()
      }
    },
  }
}
