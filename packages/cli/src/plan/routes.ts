import { isPostSource } from '../model/blog-post.ts'
import { type EditionConfig, editionIn, editionOf, pathIn } from '../model/edition.ts'
import { fileWarning, type Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import { withoutNumberPrefix } from '../util/number-prefix.ts'
import { postRoute } from './blog/post-route.ts'
import { isNotFound } from './generated-paths.ts'

/**
 * Returns a source's default route: `content/api/index.md` → `/api`, `content/02-api/01-createSlice.mdx` → `/api/createSlice`,
 * `translations/de/versions/1.9/api/README.md` → `/de/1.9/api`.
 *
 * @param ownPrefix The prefix of the source's edition, if the configuration moves its version.
 */
export function sourceRoute(source: string, ownPrefix?: string): string {
  return folderRoute(source.replace(indexName, '').replace(/\.(?:mdx?|[tj]sx)$/, ''), ownPrefix) || '/'
}

/** Returns the route of a folder: `content/02-api` → `/api`. Returns `''` for `content`. */
function folderRoute(path: string, ownPrefix?: string): string {
  const { prefix, folder } = editionOf({ source: `${path}/`, ...(ownPrefix !== undefined && { prefix: ownPrefix }) })
  const names = path.slice(folder.length + 1).split('/')
  return prefix + names.flatMap((name) => (name ? `/${withoutNumberPrefix(name).name}` : [])).join('')
}

const indexName = /\/(?:(?:index|README)\.mdx?|index\.[tj]sx)$/

/** Returns whether a source is the page of its folder. */
export function isIndexSource(source: string): boolean {
  return indexName.test(source)
}

/**
 * Returns a page's route path. It's derived from the source's path. `id` in the front matter replaces the last segment. `slug` replaces the
 * whole path if it starts with a slash, and otherwise the part after the folder.
 */
export function routePath(page: Pick<Page, 'source' | 'frontMatter' | 'prefix'>): string {
  const { source, frontMatter, prefix } = page
  if (isPostSource(source)) return pathIn(editionOf(page), postRoute(source, frontMatter.slug))
  const path = sourceRoute(source, prefix)
  const folder = folderRoute(source.replace(/\/[^/]*$/, ''), prefix)
  if (frontMatter.slug !== undefined) {
    const isWhole = frontMatter.slug.startsWith('/')
    const slug = `${isWhole ? editionOf(page).prefix : `${folder}/`}${frontMatter.slug}`
    return slug.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  }
  if (frontMatter.id !== undefined && !isIndexSource(source)) return `${folder}/${frontMatter.id}`
  return path
}

/** Sets the prefix of the pages whose version the configuration moves. What all versions share stays where it is. */
export function withPrefixes(pages: Page[], config: EditionConfig): Page[] {
  if (config.versions.every(({ path }) => path === undefined)) return pages
  return pages.map((page) => {
    if (isPostSource(page.source) || isNotFound(routePath(page), page)) return page
    const { version, locale, prefix } = editionOf(page)
    const own = editionIn(config, version, locale).prefix
    return own === prefix ? page : { ...page, prefix: own }
  })
}

export interface PlannedRoutes {
  /** The pages by route path, sorted by source path. */
  pages: Map<string, Page>
  messages: Message[]
}

/** Plans the pages' routes. If two pages have the same route, only the first by source path is built. */
export function planRoutes(pages: Page[]): PlannedRoutes {
  const routes = new Map<string, Page>()
  const messages: Message[] = []
  const folded = new Map<string, Page>()
  // `README.md` is only the page of a folder that has no `index.md`.
  const ranked = pages.map((page) => ({ page, rank: page.source.replace(/\/README(?=\.mdx?$)/, '/index\uffff') }))
  for (const { page } of ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))) {
    const path = routePath(page)
    const other = routes.get(path)
    if (other) {
      const reason = `\`${path}\` is already the route of \`${other.source}\`, so this page isn’t built.`
      messages.push(fileWarning('duplicate-route', page.source, reason, renameNote))
      continue
    }
    routes.set(path, page)
    const key = foldedPath(path)
    const conflicting = folded.get(key)
    folded.set(key, page)
    if (conflicting) messages.push(conflictMessage(page, path, conflicting.source))
  }
  return { pages: routes, messages }
}

/** Returns a path as file systems that ignore case compare it. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/**
 * Creates the message for two routes that are equal except for case or Unicode form. Both are built, and the host's file system determines
 * which one is served.
 */
export function conflictMessage(page: Page, path: string, conflicting: string): Message {
  const reason = `\`${path}\` differs from the route of \`${conflicting}\` only in case or Unicode form. On many file systems, one would overwrite the other.`
  return fileWarning('duplicate-route', page.source, reason, renameNote)
}

export const renameNote = 'Rename one of the files, or give one of them a different `slug`.'
