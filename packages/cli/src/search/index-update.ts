import type { PartData } from '@docs-engine/client/features/search/engine/index-data.ts'
import type { SearchEntry } from '../model/search-entry.ts'

export interface IndexedPage {
  path: string
  /** Changes with the page's entry. */
  key: string
  entry: () => SearchEntry
}

/** A part of the index, made when it is asked for. */
export interface IndexPart {
  name: string
  /** Equal keys mean equal contents. */
  key: string
  data: () => PartData
}

/** An index that is being brought in step with the pages. */
export interface IndexUpdate {
  /** To be told of each page once, sorted by path. The entry is read now, if it is needed at all. */
  take(page: IndexedPage): void
  /** After all pages; the update is done with the last part. */
  parts(): Iterable<IndexPart>
  /** Number of all records, after all pages. */
  countRecords(): number
}
