/** Formats of the embedded index's files, which the build writes (`packages/cli/src/output/search-index.ts`). */

export interface Manifest {
  /** Number of records in the index, which covers either the whole site or one version of it. */
  records: number
  /** Names of all groups that results can be filtered by: labels of the sidebar's outermost groups, or the site's title. */
  groups: string[]
  /**
   * Names of the index parts. Each part contains the terms whose keys (`partKey`) start with its name, unless a part with a longer matching
   * name exists.
   */
  parts: string[]
}

export interface PartData {
  /** Route paths of pages. The page numbers in `terms` are indexes into this list. */
  pages: string[]
  /**
   * Maps each term to the total number of records that contain it, followed by the page, record, and weight of each of the best records.
   */
  terms: Record<string, number[]>
}

/** A record in a page's `search.json`: the subset of DocSearch's format that the search needs. */
export interface RecordData {
  objectID: string
  url: string
  type: string
  hierarchy: Record<string, string | null>
  content: string | null
}

/** Loads a file of the index by its path on the site, without the base URL: `/search/manifest.json`. */
export type LoadFile = <T>(path: string) => Promise<T>
