export interface PageView {
  /** Path with query and hash, as in the address bar. */
  url: string
  title: string
  /** `url` of the previous page view. For the first page, this is the document's referrer, which may be ''. */
  referrer: string
}

export type Provider = (view: PageView) => void
