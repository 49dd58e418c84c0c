import type { PartData } from '@docs-engine/client/features/search/engine/index-data.ts'
import type { SearchEntry } from '../model/search-entry.ts'

export interface IndexedPage {
  path: string
  /** Changes whenever the page's search entry changes. */
  key: string
  entry: () => SearchEntry
}

/** A part of the index. Its data is created on request. */
export interface IndexPart {
  name: string
  /** Parts with equal keys have equal contents. */
  key: string
  data: () => PartData
}

/** An index that is being updated. */
export interface IndexUpdate {
  /**
   * Adds a page. Call this method once for each page, in the order of their paths. The page's entry is read during the call if it's needed.
   */
  add(page: IndexedPage): void
  /** Returns the parts. Call this method after all pages have been added. The update is complete when the last part has been requested. */
  parts(): Iterable<IndexPart>
  /** Returns the total number of records. Call this method after all pages have been added. */
  countRecords(): number
}
