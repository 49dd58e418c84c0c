import { parentPort } from 'node:worker_threads'
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

/** Batches that are made before somebody asks for more: the pages come first, and the index of a thousand is to be there by then. */
const ahead = 16
const charactersInBatch = 500_000

/** The other side of `startSearch`. */
let files: Iterator<OutputFile> | undefined

parentPort!.on('message', (message: SearchTask | 'more') => {
  if (message === 'more') {
    sendBatch(files!)
    return
  }
  const { pages, folder, bodiesFolder } = message
  files = searchIndex(pages, { folder, bodies: fileStore(bodiesFolder) })
  for (let i = 0; i < ahead && sendBatch(files); i++);
})

/** false: it was the last one. */
function sendBatch(files: Iterator<OutputFile>): boolean {
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
  return batch.files.length > 0
}
