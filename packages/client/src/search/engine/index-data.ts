/** The files of the embedded index, as the build writes them (`render/search-index.ts` of the cli). */

export interface Manifest {
  /** Number of records of the site, or of its version. */
  records: number
  /** Outermost groups of the sidebar. */
  groups: string[]
  /** Names of the parts: a part holds the terms that start with its name, unless there is one with a longer name for them. */
  parts: string[]
}

export interface PartData {
  /** Route paths. */
  pages: string[]
  /** Term → number of all records it stands in, then page, record and weight of the best of them. */
  terms: Record<string, number[]>
}

/** A record of a page's `search.json`: what the dialog needs of DocSearch's shape. */
export interface RecordData {
  objectID: string
  url: string
  type: string
  hierarchy: Record<string, string | null>
  content: string | null
}

/** Loads a file of the index by its path on the site, without the base URL: `/search/manifest.json`. */
export type LoadFile = <T>(path: string) => Promise<T>
