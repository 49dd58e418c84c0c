import type { Page } from './page.ts'

export interface BlogPost {
  date: string
  title: string
  page: Page
}

/** An entry whose link is resolved: past redirects, and with the anchor as the page has it. */
export interface ResolvedPost extends BlogPost {
  /** Path on the site, or another address. */
  href: string
}
