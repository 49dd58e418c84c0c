import type { SidebarGroup, SidebarItem, SidebarLink } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Page } from '../../model/page.ts'
import type { ConfigSource, Sidebar } from '../../model/sidebar.ts'
import { currentVersion, versionOfPath, withoutVersion, withVersion } from '../../model/versions.ts'
import { otherVersions, pagesOfVersion } from '../versions/version-targets.ts'
import { planSidebar } from './sidebar.ts'

/** Combines the sidebars of all versions. Each page gets the sidebar of its version. */
export function planSidebars(config: SiteConfig, authored: Map<string, Page>, configSource: ConfigSource): Sidebar {
  const others = otherVersions(config)
  const pages = others.length > 0 ? pagesOfVersion(currentVersion, authored) : authored
  const keyPathOf = (sidebar: string) => ['sidebars', sidebar]
  const current = planSidebar(config, pages, { ...configSource, version: currentVersion, keyPathOf })
  if (others.length === 0) return current
  const sidebars = new Map([[currentVersion, current]])
  for (const { name, sidebar } of others) {
    const pages = pagesOfVersion(name, authored)
    // Skip a version without pages, because `listedPages` has already reported it, and `planSidebar` would report its empty sidebar as
    // well.
    if (pages.size === 0) continue
    const key = ['versions', config.versions.findIndex((version) => version.name === name), 'sidebar']
    const own = Array.isArray(sidebar)
      ? { sidebars: { docs: sidebar }, keyPathOf: () => key }
      : { sidebars: sidebar, keyPathOf: (sidebar: string) => [...key, sidebar] }
    const source = { ...configSource, version: name, keyPathOf: own.keyPathOf }
    sidebars.set(name, planSidebar({ ...config, sidebars: own.sidebars }, pages, source))
  }
  const locate = (path: string) => {
    const name = versionOfPath(path, sidebars.keys())
    return { sidebar: sidebars.get(name) ?? current, name, path: withoutVersion(path, name) }
  }
  return {
    items: current.items,
    // No page contains the complete sidebar, because each version has its own sidebar.
    isComplete: false,
    messages: [...sidebars.values()].flatMap(({ messages }) => messages),
    order: [...sidebars].flatMap(([name, { order }]) => prefixed(order, name) as SidebarLink[]),
    trailOf(wanted) {
      const { sidebar, name, path } = locate(wanted)
      return prefixed(sidebar.trailOf(path), name) as SidebarGroup[]
    },
    forPage(wanted) {
      const { sidebar, name, path } = locate(wanted)
      return prefixed(sidebar.forPage(path), name)
    },
    neighbors(wanted) {
      const { sidebar, name, path } = locate(wanted)
      const { prev, next } = sidebar.neighbors(path)
      return {
        ...(prev && { prev: { ...prev, to: withVersion(prev.to!, name) } }),
        ...(next && { next: { ...next, to: withVersion(next.to!, name) } }),
      }
    },
  }
}

function prefixed(items: SidebarItem[], name: string): SidebarItem[] {
  if (name === currentVersion) return items
  return items.map((item): SidebarItem => {
    if (item.type === 'external') return item
    if (item.type === 'link') return { ...item, path: withVersion(item.path, name) }
    const path = item.path === undefined ? {} : { path: withVersion(item.path, name) }
    return { ...item, ...path, items: prefixed(item.items, name) }
  })
}
