import { Worker } from 'node:worker_threads'
import { CacheDamaged } from '../content/body-store.ts'
import type { OutputFile, Site } from '../types.ts'
import { type SearchIndexOptions, searchIndex, searchPages } from './search-index.ts'
import type { SearchBatch, SearchTask } from './search-worker.ts'

/** Starting a thread takes as long as some tens of pages. */
const worthAThread = 48

export interface SearchThreadOptions extends Pick<SearchIndexOptions, 'folder'> {
  /** Folder of the bodies. */
  bodiesFolder: string
  /** Pages that were not in the cache. */
  changed: number
}

/**
 * The files of the search index. When many pages changed they are made by another thread while this one draws the pages; it starts
 * at once and stays a few files ahead of who takes them.
 */
export function searchFiles(
  site: Site,
  options: SearchThreadOptions,
): Iterable<OutputFile> | AsyncIterable<OutputFile> {
  const { folder, bodiesFolder, changed } = options
  const pages = searchPages(site)
  if (changed < worthAThread) return searchIndex(pages, { folder, bodies: site.bodies })
  const task: SearchTask = { pages, folder, bodiesFolder }
  return batchesOf(new Worker(new URL('./search-worker.js', import.meta.url), { workerData: task }))
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
