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
import { planSidebar } from './sidebar.ts'

/** Combines the sidebars of all editions. Each page gets the sidebar of its edition. */
export function planSidebars(
  config: SiteConfig,
  authored: Map<string, Page>,
  configSource: ConfigSource,
  slugs: OwnSlugs,
): Sidebar {
  const editions = editionsOf(config)
  const [main] = editions
  const sidebars = new Map<Edition, Sidebar>()
  const pagesOf = groupBy(authored, ([, page]) => editionOf(page).prefix)
  for (const edition of editions) {
    const pages = editions.length > 1 ? mainPages(edition, pagesOf.get(edition.prefix) ?? [], slugs) : authored
    // Skip an edition without pages. `listedPages` has already reported a version without pages, and `planSidebar` would report its empty
    // sidebar as well.
    if (pages.size === 0 && edition !== main) continue
    const own = sidebarsOf(edition, configIn(config, edition.locale))
    const texts = config.locales[edition.locale ?? config.locale]?.texts ?? {}
    const source = { ...configSource, edition, texts, keyPathOf: own.keyPathOf }
    sidebars.set(edition, planSidebar({ ...config, sidebars: own.sidebars }, pages, source))
  }
  const current = sidebars.get(main)!
  if (editions.length === 1) return current
  const prefixedItems = new WeakMap<SidebarItem[], SidebarItem[]>()
  const locate = (path: string) => {
    const edition = editionOfPath(path, sidebars.keys())
    return {
      sidebar: sidebars.get(edition) ?? current,
      edition,
      path: pathWithin(edition, slugs.expected.get(path) ?? path),
    }
  }
  return {
    items: current.items,
    lists: [...sidebars].flatMap(([edition, { lists }]) =>
      lists.map(({ path, items }) => ({ path: pathIn(edition, path), items: prefixed(items, edition, slugs) })),
    ),
    // No page contains the complete sidebar, because each edition has its own sidebar.
    isComplete: false,
    // A translation may lack pages of the sidebar. Mistakes in the configuration are reported for the language of `content/`.
    messages: [...sidebars].flatMap(([{ locale }, { messages }]) => (locale === undefined ? messages : [])),
    order: [...sidebars].flatMap(([edition, { order }]) => prefixed(order, edition, slugs) as SidebarLink[]),
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
    pages.map(([path, page]) => [innerPath(path, page, slugs), { ...page, source: mainSource(edition, page.source) }]),
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
