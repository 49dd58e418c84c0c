import type { PageKind } from '@docs-engine/client/page-data.ts'
import { currentVersion, type EditionConfig, editionAt, editionOf, pathIn, sharedEditions } from '../model/edition.ts'
import type { Page } from '../model/page.ts'

/** Returns the paths of the generated files that links can point to, without the pages' Markdown copies. */
export function siteFilePaths(pages: number, hasArchive: boolean, config: EditionConfig): string[] {
  const inEachLanguage = [
    llmsPath,
    ...(pages <= maxPagesInFullText ? [fullTextPath] : []),
    notFoundFile,
    ...(hasArchive ? Object.values(feedPaths) : []),
  ]
  return [
    sitemapPath,
    robotsPath,
    ...inEachLanguage,
    ...sharedEditions(config)
      .slice(1)
      .flatMap((edition) => inEachLanguage.map((path) => pathIn(edition, path))),
  ]
}

/** Route of the page that hosts serve if the requested page doesn't exist. It is written to `notFoundFile`. */
export const notFoundPath = '/404'

export const notFoundFile = '/404.html'

/** Returns whether a page is the one that hosts serve if the requested page doesn't exist. Each language has its own. */
export function isNotFound(path: string, page: Pick<Page, 'source' | 'locale'>): boolean {
  // Hardly any other path ends like this, and the check of the language takes longer.
  return path.endsWith(notFoundPath) && path === pathIn(editionAt(currentVersion, editionOf(page).locale), notFoundPath)
}

export const sitemapPath = '/sitemap.xml'

export const robotsPath = '/robots.txt'

export const serviceWorkerPath = '/sw.js'

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

/** Returns whether a path is that of a page's Markdown copy. Generated pages have none. */
export function isMarkdownCopy(path: string, routes: Pick<ReadonlyMap<string, Page>, 'get'>): boolean {
  if (!path.endsWith('.md')) return false
  const route = path === markdownPath('/') ? '/' : path.slice(0, -'.md'.length)
  return markdownPath(route) === path && Boolean(routes.get(route)?.source)
}

/** Returns the path of a page's route data, which the browser fetches when a reader navigates to the page. */
export function routeDataPath(path: string): string {
  return besidePage(path, 'page.json')
}

/** Returns the path of the file with the types of the names in a page's samples. */
export function typesPath(path: string): string {
  return besidePage(path, 'types.json')
}

/** Returns the path of a page's search records. */
export function searchRecordsPath(path: string): string {
  return besidePage(path, 'search.json')
}

function besidePage(path: string, file: string): string {
  return path === '/' ? `/${file}` : `${path}/${file}`
}

/** Folder with the files whose names contain a hash of their contents. */
export const assetsFolder = '/assets'

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
