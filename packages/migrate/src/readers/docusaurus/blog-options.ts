import { posix, resolve } from 'node:path'
import { slug, tagsPath } from '@docs-engine/cli/internal'

import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { type Options, textOf, toArray, toRecord, trimSlashes } from '../../util/values.ts'
import { type DocsOptions, folderOptions } from './docs-options.ts'
import { readData } from './read-data.ts'
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
  page: string
  postsPerPage: number
  /** Absolute path of the file that defines the authors. */
  authorsFile: string
  /** Absolute path of the file that defines tags, or `undefined` if the site doesn't use one. */
  tagsFile: string | undefined
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
    page: pathOf(options.pageBasePath, 'page'),
    authorsFile: resolve(folder, textOf(options.authorsMapPath) ?? 'authors.yml'),
    tagsFile:
      options.tags === false || options.tags === null ? undefined : resolve(folder, textOf(options.tags) ?? 'tags.yml'),
    postsPerPage: typeof options.postsPerPage === 'number' ? options.postsPerPage : 10,
    options,
  }
}

function pathOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? trimSlashes(value) : fallback
}

/** The tags that a file of the blog defines, by the keys that posts use. */
export type BlogTags = ReadonlyMap<string, { label: string; permalink: string }>

/** A tag of a post, with the page that lists its posts. */
export interface PostTag {
  label: string
  /** Route in the original site. */
  address: string
  /** Route in the new site. */
  route: string
}

export function readTags({ tagsFile }: BlogOptions): BlogTags {
  const entries = Object.entries(tagsFile ? toRecord(readData(tagsFile)) : {}).map(([key, value]) => {
    const { label, permalink } = toRecord(value)
    return [
      key,
      {
        label: textOf(label) ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
        permalink: textOf(permalink) ?? slug(key),
      },
    ] as const
  })
  return new Map(entries)
}

/** Returns the tags of a post. Tags without a page in the new site, such as `#`, are left out. */
export function tagsOf(frontMatter: Record<string, unknown>, blog: BlogOptions, known: BlogTags): PostTag[] {
  return toArray(frontMatter.tags).flatMap((value) => {
    const own = toRecord(value)
    const written = ['string', 'number'].includes(typeof value) ? String(value) : undefined
    const label = textOf(own.label) ?? written
    const tag =
      (written === undefined ? undefined : known.get(written)) ??
      (label === undefined ? undefined : { label, permalink: textOf(own.permalink) ?? slug(label) })
    const name = tag && slug(tag.label.trim())
    if (!tag || !name) return []
    const address = posix.join('/', blog.base, blog.tags, tag.permalink).replace(/(.)\/+$/, '$1')
    return [{ label: tag.label, address, route: `${tagsPath}/${name}` }]
  })
}
