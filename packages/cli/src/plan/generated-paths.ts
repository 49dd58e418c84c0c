import type { PageKind } from '@docs-engine/client/page-data.ts'

/** Returns the paths of the files that a build generates in addition to the pages. */
export function generatedPaths(routes: Iterable<string>, hasArchive: boolean): string[] {
  const copies = [...routes].map(markdownPath)
  return [
    '/sitemap.xml',
    '/robots.txt',
    llmsPath,
    ...(copies.length <= maxPagesInFullText ? [fullTextPath] : []),
    '/404.html',
    ...(hasArchive ? Object.values(feedPaths) : []),
    ...copies,
  ]
}

/** Route of the page that hosts serve if the requested page doesn't exist. It is written to `404.html`. */
export const notFoundPath = '/404'

/** Path of the list of all pages for AI agents. Every page and every Markdown copy mentions its URL. */
export const llmsPath = '/llms.txt'

/** Path of the file that contains the text of all pages. */
export const fullTextPath = '/llms-full.txt'

/**
 * Maximum number of pages in `llms-full.txt`. The file isn't generated for larger sites, because it would be too long for the context
 * window of a language model, and would change with every edit of a page.
 */
const maxPagesInFullText = 300

/** Paths of the blog archive's feeds, by format. */
export const feedPaths = { rss: '/blog/rss.xml', atom: '/blog/atom.xml', json: '/blog/feed.json' }

/** Returns the path of a page's Markdown copy: `/api/createSlice` → `/api/createSlice.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

export const archivePath = '/blog/archive'

/** Lists the newest posts. Only exists if the blog contains posts with their own pages, as do the pages of tags. */
export const blogPath = '/blog'

export const tagsPath = '/blog/tags'

export const searchPath = '/search'

/**
 * Maps the route paths of generated pages to the kinds of these pages. A page isn't generated if the author has written one with the same
 * path.
 */
export const generatedKinds: Record<string, PageKind> = {
  [archivePath]: 'archive',
  [searchPath]: 'search',
  [notFoundPath]: 'not-found',
}
