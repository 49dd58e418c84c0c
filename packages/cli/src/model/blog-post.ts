import type { SocialLink } from './author-socials.ts'
import type { Page } from './page.ts'
import type { Position } from './position.ts'

/** A post of the blog. */
export interface BlogPost {
  /** ISO date: `2026-11-20`. */
  date: string
  title: string
  page: Page
  /** Route path of the post. Absent if the post only links to another page (`to`). */
  path?: string
  authors: PostAuthor[]
  tags: PostTag[]
}

export interface PostAuthor {
  name: string
  /** Role or affiliation of the author. */
  title?: string
  /** External URL, or a path on this site without the base URL. */
  url?: string
  /** URL of a picture, or a path below `content/_public`. */
  image?: string
  /** Links to the author's profiles on other sites. */
  socials?: SocialLink[]
  /** Where the author is defined: a post, or `content/blog/authors.yml`. */
  file: string
  position: Position
}

export interface PostTag {
  label: string
  /** Route path of the page that lists the tag's posts, without the prefix of the post's language. */
  path: string
}

/** A blog post whose link has been resolved: redirects are followed, and the anchor is spelled as on the target page. */
export interface ResolvedPost extends BlogPost {
  /** A route path on this site, or an external URL. */
  href: string
}

/** Matches the start of a blog post's source path. */
export const blogFolder = /^(?:content|translations\/[^/]+)\/blog\//

/** Returns whether a source is a blog post. */
export function isPostSource(source: string): boolean {
  return blogFolder.test(source)
}
