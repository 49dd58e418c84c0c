import type { PageArtifacts } from './page.ts'
import type { SearchEntry } from './search-entry.ts'

export type StoredArtifacts = Omit<PageArtifacts, 'search'>

/** Holds the bodies of pages by their keys. */
export interface ArtifactStore {
  /** @throws {CacheDamaged} if it is not there or not whole. */
  get(key: string): StoredArtifacts
  /** What the page brings to the search index, which is needed without the rest. @throws {CacheDamaged} as `get` does. */
  search(key: string): SearchEntry | undefined
  has(key: string): boolean
  put(key: string, body: PageArtifacts): void
}
