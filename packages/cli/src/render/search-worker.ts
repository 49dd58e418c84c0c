import { parentPort, workerData } from 'node:worker_threads'
import { CacheDamaged, fileStore } from '../content/body-store.ts'
import type { OutputFile } from '../types.ts'
import { type SearchPages, searchIndex } from './search-index.ts'

export interface SearchTask {
  pages: SearchPages
  folder: string
  bodiesFolder: string
}

/** Without files: the last one. */
export interface SearchBatch {
  files: OutputFile[]
  /** What the cache turned out to lack: an exception would lose its class on the way. */
  damaged?: string
}

/** Batches that are made before somebody asks for more. */
const ahead = 2
const charactersInBatch = 500_000

/** The other side of `searchFiles`. */
const { pages, folder, bodiesFolder } = workerData as SearchTask
const files = searchIndex(pages, { folder, bodies: fileStore(bodiesFolder) })

parentPort!.on('message', sendBatch)
for (let i = 0; i < ahead; i++) sendBatch()

function sendBatch(): void {
  const batch: SearchBatch = { files: [] }
  try {
    for (let size = 0; size < charactersInBatch; ) {
      const { value, done } = files.next()
      if (done) break
      const contents = (typeof value.contents === 'function' ? value.contents() : value.contents) as string
      batch.files.push({ ...value, contents })
      size += contents.length
    }
  } catch (error) {
    if (!(error instanceof CacheDamaged)) throw error
    batch.damaged = error.what
  }
  parentPort!.postMessage(batch)
}
