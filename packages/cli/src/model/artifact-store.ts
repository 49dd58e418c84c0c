import type { PageArtifacts } from './page.ts'
import type { SearchEntry } from './search-entry.ts'

/** A page's artifacts without the search entry, which `ArtifactStore.search` reads separately. */
export type StoredArtifacts = Omit<PageArtifacts, 'search'>

/** Stores the artifacts of parsed pages by page key. */
export interface ArtifactStore {
  /** @throws {CacheDamagedError} if the entry is missing or incomplete. */
  get(key: string): StoredArtifacts
  /**
   * Returns only the page's search entry, without reading the other artifacts.
   *
   * @throws {CacheDamagedError} under the same conditions as `get`.
   */
  search(key: string): SearchEntry | undefined
  has(key: string): boolean
  put(key: string, body: PageArtifacts): void
}
