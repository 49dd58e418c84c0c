export interface PageView {
  /** Path with query and hash, as in the address bar. */
  url: string
  title: string
  /** `url` of the previous page in this visit. For the first page, it is the document's referrer, which may be ''. */
  referrer: string
}

export type Provider = (view: PageView) => void
