export interface PageView {
  /** Path with query and hash, as in the address bar. */
  url: string
  title: string
  /** `url` of the previous page in this visit or, for the first page, the document's referrer, which may be ''. */
  referrer: string
}

export type Provider = (view: PageView) => void
