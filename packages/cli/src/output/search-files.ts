import { CacheDamagedError } from '../cache/artifact-store.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { CheckedSite } from '../model/site.ts'
import type { WorkerPool } from '../workers/pool.ts'
import { type SearchIndexOptions, type SearchPages, searchIndex, searchPages } from './search-index.ts'

/** The data from which a worker thread generates the search index. */
export interface SearchJob extends Pick<SearchIndexOptions, 'folder'> {
  pages: SearchPages[]
  /** Folder of the page artifacts. */
  artifactsFolder: string
}

/** Some files of the search index. A batch without files is the last one. */
export interface SearchBatch {
  files: OutputFile[]
  /**
   * The cache entry that is missing or damaged. The batch contains it because a thrown `CacheDamagedError` would lose its class when it's
   * sent to another thread.
   */
  damaged?: string
}

export interface SearchOptions extends Pick<SearchIndexOptions, 'folder'> {
  /** Folder of the page artifacts. */
  artifactsFolder: string
  pool: WorkerPool
}

/** The files of the search index while they are being generated. */
export interface SearchFiles {
  /** Yields the files that are ready and haven't been yielded yet. */
  ready(): Generator<OutputFile>
  /** Yields all remaining files, waiting for them if necessary. */
  rest(): AsyncGenerator<OutputFile>
}

/** Minimum number of changed pages for which indexing in another thread makes up for the thread's startup time. */
const minPagesForWorker = 48
/** Number of batches to request in advance. */
const requestsInFlight = 4

/** Generates the search index. If many pages have changed, a worker thread generates it while this thread renders the pages. */
export function searchFiles(site: CheckedSite, { folder, artifactsFolder, pool }: SearchOptions): SearchFiles {
  const pages = searchPages(site)
  const job = { name: 'search' as const, data: { pages, folder, artifactsFolder } satisfies SearchJob }
  const usesWorker = site.realPages.size - site.cached >= minPagesForWorker
  const next = usesWorker ? pool.pin<null, SearchBatch>(job) : undefined
  if (!next) {
    return {
      *ready() {},
      async *rest() {
        yield* searchIndex(pages, { folder, artifacts: site.artifacts })
      },
    }
  }
  const requests: Promise<void>[] = []
  const arrived: SearchBatch[] = []
  let isLast = false
  const request = () => {
    const pending = next(null).then((batch) => void arrived.push(batch))
    // Avoid an unhandled rejection. `rest` awaits the same promise and handles the error.
    pending.catch(() => {})
    requests.push(pending)
  }
  function* ready(): Generator<OutputFile> {
    for (let batch = arrived.shift(); batch && !isLast; batch = arrived.shift()) {
      requests.shift()
      if (batch.damaged) throw new CacheDamagedError(batch.damaged)
      isLast = batch.files.length === 0
      if (!isLast) request()
      yield* batch.files
    }
  }
  while (requests.length < requestsInFlight) request()
  return {
    ready,
    async *rest() {
      while (!isLast) {
        await requests[0]
        yield* ready()
      }
    },
  }
}
