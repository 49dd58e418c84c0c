import type { PageKind } from '@docs-engine/client/page-data.ts'
/** Files which the build makes beside the pages, as paths on the site. */
export function generatedPaths(routes: Iterable<string>, hasArchive: boolean): string[] {
  const copies = [...routes].map(markdownPath)
  return [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    ...(copies.length <= wholeTextLimit ? [wholeTextPath] : []),
    '/404.html',
    ...(hasArchive ? Object.values(feedPaths) : []),
    ...copies,
  ]
}

/** Route of the page for addresses that lead nowhere, written as `404.html`. */
export const notFoundPath = '/404'
/** The title of that page, unless the author gives it another one. */
export const notFoundTitle = 'Page not found'

/** The text of all pages in one file. */
export const wholeTextPath = '/llms-full.txt'

/** Of more pages than this the whole text is longer than any reader of it can hold, and it would be written anew with each change. */
const wholeTextLimit = 300

/** The blog archive in the formats of feed readers. */
export const feedPaths = { rss: '/blog/rss.xml', atom: '/blog/atom.xml', json: '/blog/feed.json' }

/** The Markdown copy of a page: `/api/createSlice` → `/api/createSlice.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

export const archivePath = '/blog/archive'

export const searchPath = '/search'

/** Kinds of the pages that the engine makes if the author does not. */
export const generatedKinds: Record<string, PageKind> = {
  [archivePath]: 'archive',
  [searchPath]: 'search',
  [notFoundPath]: 'not-found',
}
