/** Data that the build inlines into the service worker. */
export interface BuildData {
  /** Identifies the client bundle. */
  build: string
  /** Client assets to precache. Their names contain a hash. */
  precached: { url: string; revision: string | null }[]
  /** URLs of the search page, its code, and its styles. They aren't needed to show other pages. */
  search: string[]
  /**
   * The language and the texts of the pages that are shown offline, as plain text, by the start of the route paths in the language: `/de`, or
   * '' for the language of `content/`.
   */
  offline: Record<string, OfflineTexts>
}

export type OfflineTexts = Record<'lang' | 'dir' | 'title' | 'text' | 'notCached' | 'pages' | 'retry' | 'home', string>
