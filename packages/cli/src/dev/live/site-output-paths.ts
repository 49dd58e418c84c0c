import { feedPaths, fullTextPath, llmsPath, robotsPath, sitemapPath } from '../../plan/generated-paths.ts'

/** Paths of the blog's feeds, without a leading slash. */
export const feedFiles = Object.values(feedPaths).map((path) => path.slice(1))

const siteFiles = [sitemapPath, robotsPath, llmsPath, fullTextPath].map((path) => path.slice(1))

/**
 * Cache folder of the dev server's search index. It is separate from the build's folder, because the dev server and a build may run at the
 * same time.
 */
export const searchFolder = 'search-dev'

/** Whether a path may refer to a file that is generated from all pages. Such a file is available only after all pages have been parsed. */
export function isSiteOutput(path: string): boolean {
  return isSearchFile(path) || siteFiles.includes(path) || feedFiles.includes(path)
}

/** Whether a path may refer to a file that is generated from a single page: its Markdown copy, or the types in its samples. */
export function isPageOutput(path: string): boolean {
  return /\.md$|(^|\/)types\.json$/.test(path)
}

export function isSearchFile(path: string): boolean {
  return path.startsWith('search/') || /(^|\/)search\.json$/.test(path)
}
