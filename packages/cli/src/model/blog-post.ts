import type { Page } from './page.ts'

/** An entry of the blog archive. */
export interface BlogPost {
  date: string
  title: string
  page: Page
}

/** A blog post whose link has been resolved: redirects are followed, and the anchor is spelled as on the target page. */
export interface ResolvedPost extends BlogPost {
  /** A route path on this site, or an external URL. */
  href: string
}
