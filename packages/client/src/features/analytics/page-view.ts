export interface PageView {
  /** Path with query and hash, as the address bar shows it. */
  url: string
  title: string
  /** `url` of the page before within this visit; for the first one where the reader came from, or ''. */
  referrer: string
}

export type Provider = (view: PageView) => void
