/**
 * A search backend: the embedded index, a hosted service, or a hosted service with the embedded index as its fallback. The dialog and the
 * search page only use this interface.
 */
export interface SearchAdapter {
  /** @throws If the backend is unavailable. */
  search(query: string, options?: SearchOptions): Promise<SearchAnswer>
}

export interface SearchOptions {
  /**
   * Maximum number of results. Default: 12 for the embedded index, which loads a file for each page with results, and 20 for a hosted
   * service, which responds with a single file.
   */
  limit?: number
  /** Page of results, starting at 0. */
  page?: number
  /** Only returns results of this group (`hierarchy.lvl0`). */
  group?: string | undefined
  /**
   * Whether `total` and `groups` must count all results. If so, the embedded index counts up to 100 results, and has to load the pages that
   * contain them. A hosted service always counts all results. Default: `false`.
   */
  isCounted?: boolean
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of results, including those not in `hits`. Only complete if the results are counted (see `isCounted`). */
  total: number
  /** Number of results per group, ignoring the `group` option. */
  groups: Record<string, number>
  /** Similar terms that the reader can search for instead, if there are no results. */
  suggestions: string[]
  /** Whether the results are from the embedded index even though a hosted service is configured. */
  isFallback?: boolean
  /** Whether only the pages that the reader has visited were searched, because the index couldn't be loaded. */
  isOffline?: boolean
}

/** A search result. Properties that end in `Html` contain escaped text with no tags other than `<mark>`. */
export interface SearchHit {
  id: string
  /** URL of the result, including the base URL. */
  url: string
  group: string
  page: string
  /** Headings of the sections that contain the result, from the outermost to the innermost. Empty if the result is the page itself. */
  trail: string[]
  /** The heading of the result's section, or the page's title if the result is the page itself. */
  titleHtml: string
  snippetHtml: string
}
