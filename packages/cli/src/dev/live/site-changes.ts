import type { FileEvent } from './watch-site.ts'

/** Changes to the files of a site, grouped by how the dev server handles them. */
export interface SiteChanges {
  /** Source paths of changed pages. */
  pages: string[]
  /** Whether content files were added or removed. */
  fileList: boolean
  /** Whether a content file that isn't a page changed. */
  assets: boolean
  /** Whether a component changed, either in `content/_components` or in `theme.components`. */
  components: boolean
  styles: boolean
  /** Whether the configuration or a file that it imports changed. */
  config: boolean
}

/**
 * Groups the watcher's events by how the dev server handles them.
 *
 * @param isThemeComponent Returns whether the configuration lists a path in `theme.components`.
 */
export function siteChanges(events: FileEvent[], isThemeComponent: (path: string) => boolean): SiteChanges {
  const paths = [...new Set(events.map(({ path }) => path))]
  return {
    pages: paths.filter(isPage),
    fileList: events.some(({ kind, path }) => kind !== 'change' && isContent(path)),
    assets: paths.some((path) => isContent(path) && !isPage(path)),
    components: paths.some((path) => (isComponent(path) && !isStyle(path)) || isThemeComponent(path)),
    styles: paths.some((path) => isStyle(path) && !path.startsWith('content/_public/')),
    config: paths.some((path) => !/^(content|versions)(\/|$)/.test(path) && !isStyle(path) && !isThemeComponent(path)),
  }
}

function isPage(path: string): boolean {
  return /^(?:content|versions\/[^/]+)\/(?:[^_.][^/]*\/)*[^_.][^/]*\.mdx?$/.test(path)
}

function isContent(path: string): boolean {
  return /^(content|versions)(\/|$)/.test(path) && !isComponent(path) && !path.startsWith('content/_samples/')
}

function isComponent(path: string): boolean {
  return path.startsWith('content/_components/')
}

function isStyle(path: string): boolean {
  return path.endsWith('.css')
}
