export interface PageView {
  /** Path with query and hash, as in the address bar. */
  url: string
  title: string
  /** `url` of the previous page of this visit. For the first page, the referrer of the document, or ''. */
  referrer: string
}

export type Provider = (view: PageView) => void
