import { resolve } from 'node:path'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { type Options, textOf, trimSlashes } from '../../util/values.ts'
import { type DocsOptions, folderOptions } from './docs-options.ts'
import { unifiedPlugins } from './unified-plugins.ts'

/** A blog of the original site: the one of the classic preset, or another instance of the blog plugin. */
export interface BlogOptions {
  /** The folder with the posts, and where they go in the new site. */
  set: DocsOptions
  /** Route of the blog in the original site, without slashes at both ends: `blog`, or an empty string for the root. */
  base: string
  /** Paths of generated pages below `base`, without slashes at both ends. */
  archive: string | undefined
  tags: string
  authors: string
  page: string
  /** Absolute path of the file that defines the authors. */
  authorsFile: string
  /** Absolute path of the file that defines tags, or `undefined` if the site doesn't use one. */
  tagsFile: string | undefined
  postsPerPage: number
  /** The mark after the beginning of a post, if it isn't Docusaurus's own. */
  truncateMarker: RegExp | undefined
  /** All options, as written in the configuration. */
  options: Options
}

/** Reads the options of an instance of the blog plugin. */
export function blogOptions(
  options: Options,
  siteFolder: string,
  origins: ReadonlyMap<unknown, ModuleOrigin>,
): BlogOptions {
  const folder = resolve(siteFolder, textOf(options.path) ?? 'blog')
  const { truncateMarker: marker, postsPerPage: count } = options
  return {
    set: {
      ...folderOptions(folder, textOf(options.id) ?? 'default', pathOf(options.routeBasePath, 'blog'), options),
      // All posts of the new site are below this route.
      routeBase: 'blog',
      unified: unifiedPlugins(options, origins),
    },
    base: pathOf(options.routeBasePath, 'blog'),
    archive: options.archiveBasePath === null ? undefined : pathOf(options.archiveBasePath, 'archive'),
    tags: pathOf(options.tagsBasePath, 'tags'),
    authors: pathOf(options.authorsBasePath, 'authors'),
    page: pathOf(options.pageBasePath, 'page'),
    authorsFile: resolve(folder, textOf(options.authorsMapPath) ?? 'authors.yml'),
    tagsFile:
      options.tags === false || options.tags === null ? undefined : resolve(folder, textOf(options.tags) ?? 'tags.yml'),
    postsPerPage: count === 'ALL' ? Number.POSITIVE_INFINITY : typeof count === 'number' ? count : 10,
    truncateMarker: marker instanceof RegExp || isPattern(marker) ? new RegExp(marker.source, marker.flags) : undefined,
    options,
  }
}

function pathOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? trimSlashes(value) : fallback
}

/** Whether a value is a pattern from the realm in which the configuration ran. */
function isPattern(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === '[object RegExp]'
}
