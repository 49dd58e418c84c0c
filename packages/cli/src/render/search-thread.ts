import { Worker } from 'node:worker_threads'
import { CacheDamaged } from '../content/body-store.ts'
import type { OutputFile, Site } from '../types.ts'
import { type SearchIndexOptions, searchIndex, searchPages } from './search-index.ts'
import type { SearchBatch, SearchTask } from './search-worker.ts'

/** Starting a thread takes as long as some tens of pages. */
const worthAThread = 48

export interface Search {
  /** The files of the search index, a few of them ahead of who takes them. */
  files(site: Site, options: SearchOptions): Iterable<OutputFile> | AsyncIterable<OutputFile>
}

export interface SearchOptions extends Pick<SearchIndexOptions, 'folder'> {
  /** Folder of the bodies. */
  bodiesFolder: string
}

/**
 * When many pages changed their search index is made by another thread, while this one draws the pages. It takes a while to start: it
 * does so as soon as the pages are known, before they have their places.
 *
 * @param changed Pages that were not in the cache.
 */
export function startSearch(changed: number): Search {
  if (changed < worthAThread) {
    return { files: (site, { folder }) => searchIndex(searchPages(site), { folder, bodies: site.bodies }) }
  }
  const worker = new Worker(new URL('./search-worker.js', import.meta.url))
  const batches = batchesOf(worker)
  return {
    files(site, options) {
      worker.postMessage({ pages: searchPages(site), ...options } satisfies SearchTask)
      return batches
    },
  }
}

/** Listens from the start, and keeps the program alive only while somebody waits. */
function batchesOf(worker: Worker): AsyncIterable<OutputFile> {
  const arrived: SearchBatch[] = []
  let failure: Error | undefined
  let wake = () => {}
  worker.on('message', (batch: SearchBatch) => {
    arrived.push(batch)
    wake()
  })
  worker.on('error', (error) => {
    failure = error
    wake()
  })
  worker.unref()

  return (async function* () {
    worker.ref()
    try {
      for (;;) {
        const batch = arrived.shift()
        if (batch?.damaged) throw new CacheDamaged(batch.damaged)
        if (batch) {
          if (batch.files.length === 0) return
          worker.postMessage('more')
          yield* batch.files
        } else if (failure) {
          throw failure
        } else {
          await new Promise<void>((resolve) => (wake = resolve))
        }
      }
    } finally {
      await worker.terminate()
    }
  })()
}
