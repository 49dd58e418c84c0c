import { CacheDamagedError, openArtifactStore } from '../cache/artifact-store.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { SearchBatch, SearchJob } from './search-files.ts'
import { searchIndex } from './search-index.ts'

const charactersInBatch = 500_000

/**
 * Generates the search index in batches. The last batch is empty. If the cache is damaged, the last batch names the damaged entry.
 */
export function* searchBatches({ pages, folder, artifactsFolder }: SearchJob): Generator<SearchBatch, SearchBatch> {
  let files: OutputFile[] = []
  try {
    let size = 0
    for (const file of searchIndex(pages, { folder, artifacts: openArtifactStore(artifactsFolder) })) {
      const contents = (typeof file.contents === 'function' ? file.contents() : file.contents) as string
      files.push({ ...file, contents })
      size += contents.length
      if (size < charactersInBatch) continue
      yield { files }
      files = []
      size = 0
    }
  } catch (error) {
    if (!(error instanceof CacheDamagedError)) throw error
    return { files: [], damaged: error.what }
  }
  if (files.length > 0) yield { files }
  return { files: [] }
}
