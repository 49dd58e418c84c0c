import type { SidebarGroup, SidebarItem, SidebarLink } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { type Edition, editionOfPath, editionsOf, mainEdition, pathIn, pathWithin } from '../../model/edition.ts'
import type { Page } from '../../model/page.ts'
import type { ConfigSource, Sidebar } from '../../model/sidebar.ts'
import { pagesOfEdition } from '../versions/edition-targets.ts'
import { planSidebar } from './sidebar.ts'

/** Combines the sidebars of all editions. Each page gets the sidebar of its edition. */
export function planSidebars(config: SiteConfig, authored: Map<string, Page>, configSource: ConfigSource): Sidebar {
  const [, ...others] = editionsOf(config)
  const pages = others.length > 0 ? pagesOfEdition(mainEdition, authored) : authored
  const keyPathOf = (sidebar: string) => ['sidebars', sidebar]
  const current = planSidebar(config, pages, { ...configSource, edition: mainEdition, keyPathOf })
  if (others.length === 0) return current
  const sidebars = new Map([[mainEdition, current]])
  for (const edition of others) {
    const pages = pagesOfEdition(edition, authored)
    // Skip a version without pages, because `listedPages` has already reported it, and `planSidebar` would report its empty sidebar as
    // well.
    if (pages.size === 0) continue
    const index = config.versions.findIndex(({ name }) => name === edition.version)
    const { sidebar } = config.versions[index]!
    const key = ['versions', index, 'sidebar']
    const own = Array.isArray(sidebar)
      ? { sidebars: { docs: sidebar }, keyPathOf: () => key }
      : { sidebars: sidebar, keyPathOf: (sidebar: string) => [...key, sidebar] }
    const source = { ...configSource, edition, keyPathOf: own.keyPathOf }
    sidebars.set(edition, planSidebar({ ...config, sidebars: own.sidebars }, pages, source))
  }
  const locate = (path: string) => {
    const edition = editionOfPath(path, sidebars.keys())
    return { sidebar: sidebars.get(edition) ?? current, edition, path: pathWithin(edition, path) }
  }
  return {
    items: current.items,
    // No page contains the complete sidebar, because each version has its own sidebar.
    isComplete: false,
    messages: [...sidebars.values()].flatMap(({ messages }) => messages),
    order: [...sidebars].flatMap(([edition, { order }]) => prefixed(order, edition) as SidebarLink[]),
    trailOf(wanted) {
      const { sidebar, edition, path } = locate(wanted)
      return prefixed(sidebar.trailOf(path), edition) as SidebarGroup[]
    },
    forPage(wanted) {
      const { sidebar, edition, path } = locate(wanted)
      return prefixed(sidebar.forPage(path), edition)
    },
    neighbors(wanted) {
      const { sidebar, edition, path } = locate(wanted)
      const { prev, next } = sidebar.neighbors(path)
      return {
        ...(prev && { prev: { ...prev, to: pathIn(edition, prev.to!) } }),
        ...(next && { next: { ...next, to: pathIn(edition, next.to!) } }),
      }
    },
  }
}

function prefixed(items: SidebarItem[], edition: Edition): SidebarItem[] {
  if (edition === mainEdition) return items
  return items.map((item): SidebarItem => {
    if (item.type === 'external') return item
    if (item.type === 'link') return { ...item, path: pathIn(edition, item.path) }
    const path = item.path === undefined ? {} : { path: pathIn(edition, item.path) }
    return { ...item, ...path, items: prefixed(item.items, edition) }
  })
}
