import { feedPaths } from '../../plan/generated-paths.ts'

/** The archive of the blog in the formats of feed readers. */
export const feedFiles = Object.values(feedPaths).map((path) => path.slice(1))

/** Folder of the search index in the cache: a build may run at the same time and has its own. */
export const searchFolder = 'search-dev'

/** May a path be one of the files that are made from all pages? They take some time after the start. */
export function isSiteOutput(path: string): boolean {
  return isSearchFile(path) || /^(sitemap\.xml|robots\.txt|llms(-full)?\.txt)$/.test(path) || feedFiles.includes(path)
}

/** Is it made from one page, beside its document? */
export function isPageOutput(path: string): boolean {
  return /\.md$|(^|\/)types\.json$/.test(path)
}

export function isSearchFile(path: string): boolean {
  return path.startsWith('search/') || /(^|\/)search\.json$/.test(path)
}
