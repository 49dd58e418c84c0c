/** What searches: the embedded index, a hosted service, or both behind one another. The dialog and the page know only this. */
export interface SearchAdapter {
  /** @throws if it cannot answer. */
  search(query: string, options?: SearchOptions): Promise<SearchAnswer>
}

export interface SearchOptions {
  /** Results at most. Default: 12. */
  limit?: number
  /** Counts from 0. */
  page?: number
  /** Only results of this group (`hierarchy.lvl0`). */
  group?: string | undefined
  /** `total` and `groups` are wanted. They cost the pages of more results than are shown. */
  isCounted?: boolean
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of all results, of which `hits` are a part. */
  total: number
  /** Results by group, without regard to `group` of the options. */
  groups: Record<string, number>
  /** Queries near to this one, when it finds nothing. */
  suggestions: string[]
  /** Terms to mark in the text the reader goes to. */
  terms: string[]
  /** The answer comes from the embedded index although a hosted one is configured. */
  isFallback?: boolean
}

/** One result. Its titles and its text are HTML in which only `<mark>` stands. */
export interface SearchHit {
  id: string
  /** With the base URL. */
  url: string
  group: string
  page: string
  /** Headings from the page down to the place; a page itself has none. */
  trail: string[]
  /** What the result is called: its last heading, or the page. */
  titleHtml: string
  title: string
  snippetHtml: string
}
