import { feedPaths } from '../../plan/generated-paths.ts'

/** Paths of the blog's feeds, without a leading slash. */
export const feedFiles = Object.values(feedPaths).map((path) => path.slice(1))

/** Cache folder of the dev server's search index. It is separate from the build's folder, because both may run at once. */
export const searchFolder = 'search-dev'

/** Whether a path may be a file generated from all pages. Such a file is available only after all pages have been parsed. */
export function isSiteOutput(path: string): boolean {
  return isSearchFile(path) || /^(sitemap\.xml|robots\.txt|llms(-full)?\.txt)$/.test(path) || feedFiles.includes(path)
}

/** Whether a path may be an additional file of one page: its Markdown copy or its types. */
export function isPageOutput(path: string): boolean {
  return /\.md$|(^|\/)types\.json$/.test(path)
}

export function isSearchFile(path: string): boolean {
  return path.startsWith('search/') || /(^|\/)search\.json$/.test(path)
}
