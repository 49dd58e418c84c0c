import type { SidebarGroup, SidebarItem, SidebarLink } from '@docs-engine/client/page-data.ts'
import { configIn } from '../../config/config-in.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import {
  currentVersion,
  type Edition,
  editionOf,
  editionOfPath,
  editionsOf,
  mainSource,
  pathIn,
  pathWithin,
} from '../../model/edition.ts'
import { editionPath, innerPath, type OwnSlugs } from '../../model/own-slugs.ts'
import type { Page } from '../../model/page.ts'
import type { ConfigSource, Sidebar } from '../../model/sidebar.ts'
import { groupBy } from '../../util/group-by.ts'
import { memoize } from '../../util/memoize.ts'
import type { SitePages } from '../site-pages.ts'
import { planSidebar } from './sidebar.ts'

/**
 * Combines the sidebars of all editions. Each page gets the sidebar of its edition. The sidebar of a language is planned when it's needed for the
 * first time, because `docs dev` can show a page without the others.
 */
export function planSidebars(
  config: SiteConfig,
  documents: SitePages,
  configSource: ConfigSource,
  slugs: OwnSlugs,
): Sidebar {
  const editions = editionsOf(config)
  const [main] = editions
  const planIn = (edition: Edition, pages: Map<string, Page>) => {
    const own = sidebarsOf(edition, configIn(config, edition.locale))
    const texts = config.locales[edition.locale ?? config.locale]?.texts ?? {}
    const source = { ...configSource, edition, texts, keyPathOf: own.keyPathOf }
    return planSidebar({ ...config, sidebars: own.sidebars }, pages, source)
  }
  if (editions.length === 1) return planIn(main, documents.real)
  const realPages = groupBy(documents.real, ([, page]) => editionOf(page).prefix)
  const pagesOf = (edition: Edition) => [
    ...(realPages.get(edition.prefix) ?? []),
    ...documents.create(documents.fallbacksIn(edition)),
  ]
  // Skip an edition without pages. `listedPages` has already reported a version without pages, and `planSidebar` would report its empty
  // sidebar as well.
  const filled = editions.filter(
    (edition) =>
      edition === main || realPages.has(edition.prefix) || documents.fallbacksIn(edition).next().value !== undefined,
  )
  const sidebarOf = memoize((edition: Edition) => planIn(edition, mainPages(edition, pagesOf(edition), slugs)))
  const prefixedItems = new WeakMap<SidebarItem[], SidebarItem[]>()
  const locate = (path: string) => {
    const edition = editionOfPath(path, filled)
    return {
      sidebar: sidebarOf(filled.includes(edition) ? edition : main),
      edition,
      path: pathWithin(edition, slugs.expected.get(path) ?? path),
    }
  }
  return {
    items: sidebarOf(main).items,
    lists: () =>
      filled.flatMap((edition) =>
        sidebarOf(edition)
          .lists()
          .map(({ path, items }) => ({ path: pathIn(edition, path), items: prefixed(items, edition, slugs) })),
      ),
    // No page contains the complete sidebar, because each edition has its own sidebar.
    isComplete: false,
    // A translation may lack pages of the sidebar. Mistakes in the configuration are reported for the language of `content/`.
    messages: filled.flatMap((edition) => (edition.locale === undefined ? sidebarOf(edition).messages : [])),
    order: (locale) =>
      filled
        .filter((edition) => edition.locale === locale)
        .flatMap((edition) => prefixed(sidebarOf(edition).order(), edition, slugs) as SidebarLink[]),
    trailOf(wanted) {
      const { sidebar, edition, path } = locate(wanted)
      return prefixed(sidebar.trailOf(path), edition, slugs) as SidebarGroup[]
    },
    forPage(wanted) {
      const { sidebar, edition, path } = locate(wanted)
      const items = sidebar.forPage(path)
      // Many pages show the same items.
      const shown = prefixedItems.get(items) ?? prefixed(items, edition, slugs)
      prefixedItems.set(items, shown)
      return shown
    },
    neighbors(wanted) {
      const { sidebar, edition, path } = locate(wanted)
      const { prev, next } = sidebar.neighbors(path)
      return {
        ...(prev && { prev: { ...prev, to: editionPath(edition, prev.to!, slugs) } }),
        ...(next && { next: { ...next, to: editionPath(edition, next.to!, slugs) } }),
      }
    },
  }
}

/** Returns an edition's pages by the path of their original without a prefix, as if their sources were in `content/`. */
function mainPages(edition: Edition, pages: readonly [string, Page][], slugs: OwnSlugs): Map<string, Page> {
  return new Map(
    pages.map(([path, page]) => {
      const source = mainSource(edition, page.source)
      return [innerPath(path, page, slugs), source === page.source ? page : { ...page, source }]
    }),
  )
}

/** Returns the configured sidebars of an edition, and a function that returns their place in the configuration. */
function sidebarsOf({ version }: Edition, { versions, sidebars }: SiteConfig) {
  if (version === currentVersion) return { sidebars, keyPathOf: (name: string) => ['sidebars', name] }
  const index = versions.findIndex(({ name }) => name === version)
  const { sidebar } = versions[index]!
  const key = ['versions', index, 'sidebar']
  return Array.isArray(sidebar)
    ? { sidebars: { docs: sidebar }, keyPathOf: () => key }
    : { sidebars: sidebar, keyPathOf: (name: string) => [...key, name] }
}

function prefixed(items: SidebarItem[], edition: Edition, slugs: OwnSlugs): SidebarItem[] {
  if (edition.prefix === '') return items
  return items.map((item): SidebarItem => {
    if (item.type === 'external') return item
    if (item.type === 'link') return { ...item, path: editionPath(edition, item.path, slugs) }
    const path = item.path === undefined ? {} : { path: editionPath(edition, item.path, slugs) }
    return { ...item, ...path, items: prefixed(item.items, edition, slugs) }
  })
}
