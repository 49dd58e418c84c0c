import { isReactPage } from '../../util/react-page.ts'
import type { FileEvent } from './watch-site.ts'

/** Changes to the files of a site, grouped by how the dev server handles them. */
export interface SiteChanges {
  /** Source paths of changed pages, and of pages that include or import a changed file. */
  pages: string[]
  /** Whether content files may have been added or removed. */
  fileList: boolean
  /** Whether all changes to content files have been reported. `false` when the watcher has just started. */
  isWatched: boolean
  /** Whether a content file that isn't a page changed. */
  assets: boolean
  /** Whether a component changed, either in `content/_components` or in `theme.components`. */
  components: boolean
  styles: boolean
  /** The changed files among the configuration, the files that it imports, and the files that plugins watch. */
  configFiles: string[]
}

/** Questions about files that the dev server can answer. Paths are relative to the site's root. */
export interface KnownFiles {
  /** Returns whether a path is among the content files that were found when the files were last listed. */
  isContentFile(path: string): boolean
  /** Returns the source paths of the pages that include or import a file. */
  pagesWith(path: string): string[]
  /** Returns whether the configuration lists a path in `theme.components`. */
  isThemeComponent(path: string): boolean
  /** Returns whether a plugin watches a path. */
  isPluginInput(path: string): boolean
}

/** Groups the watcher's events by how the dev server handles them. */
export function siteChanges(
  events: FileEvent[],
  { isContentFile, pagesWith, isThemeComponent, isPluginInput }: KnownFiles,
): SiteChanges {
  const paths = [...new Set(events.map(({ path }) => path))]
  const includers = new Map(paths.map((path) => [path, pagesWith(path)]))
  const isIncluded = (path: string) => includers.get(path)!.length > 0
  return {
    pages: [...new Set([...paths.filter(isPage), ...[...includers.values()].flat()])],
    // If a file is deleted and immediately written again, the watcher reports a change. Treat the file as new if the files were listed
    // while it was missing.
    fileList: events.some(({ kind, path }) => isContent(path) && (kind !== 'change' || !isContentFile(path))),
    isWatched: !paths.includes('content'),
    assets: paths.some((path) => isContent(path) && !isPage(path)),
    components: paths.some(
      (path) => (isComponent(path) && !isStyle(path)) || isThemeComponent(path) || isReactPage(path),
    ),
    styles: paths.some((path) => isStyle(path) && !path.startsWith('content/_public/')),
    configFiles: paths.filter(
      (path) =>
        isPluginInput(path) || (!isOfSite(path) && !isIncluded(path) && !isStyle(path) && !isThemeComponent(path)),
    ),
  }
}

function isOfSite(path: string): boolean {
  return /^(content|versions|translations)(\/|$)/.test(path)
}

function isPage(path: string): boolean {
  return (
    /^(?:content|(?:versions|translations)\/[^/]+)\/(?:[^_.][^/]*\/)*[^_.][^/]*\.mdx?$/.test(path) || isReactPage(path)
  )
}

function isContent(path: string): boolean {
  return isOfSite(path) && !isComponent(path) && !path.startsWith('content/_samples/')
}

function isComponent(path: string): boolean {
  return path.startsWith('content/_components/')
}

/** Returns whether a path is a stylesheet other than a CSS module, whose class names are part of a component's code. */
function isStyle(path: string): boolean {
  return /(?<!\.module)\.css$/.test(path)
}
