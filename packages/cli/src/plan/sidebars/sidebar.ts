import type { LinkItem, SidebarGroup, SidebarItem, SidebarLink, TextLanguage } from '@docs-engine/client/page-data.ts'
import { valuePosition } from '../../config/key-position.ts'
import type { SidebarEntry, SiteConfig } from '../../model/config-schema.ts'
import { type Edition, pathIn } from '../../model/edition.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { ConfigSource, Sidebar } from '../../model/sidebar.ts'
import { withBaseUrl } from '../../util/page-address.ts'
import { isReactPage } from '../../util/react-page.ts'
import { nearestPath } from '../links/nearest-path.ts'
import { isIndexSource } from '../routes.ts'

/**
 * Maximum number of links in a sidebar that every page contains completely. For a larger sidebar, each page only contains the part around
 * its own link.
 */
const maxFullSidebarLinks = 200
/** Number of links to show before and after the current link in a long list. */
const windowRadius = 20

/** The edition that sidebars belong to, and the place of the sidebars in the configuration. */
export interface SidebarSource extends ConfigSource {
  edition: Edition
  /** The names of folders in the language of the edition. */
  texts: Readonly<Record<string, string>>
  /** Returns the path of a sidebar's key. */
  keyPathOf: (sidebar: string) => PropertyKey[]
}

/**
 * Creates the sidebars from the configuration. If it doesn't define any, creates one from the folders in `content/`. A page shows the first
 * sidebar that lists it. If no sidebar lists the page, it shows the first one.
 */
export function planSidebar(
  { sidebars = {}, baseUrl }: Pick<SiteConfig, 'sidebars' | 'baseUrl'>,
  routes: Map<string, Page>,
  source: SidebarSource,
): Sidebar {
  const own = Object.entries(sidebars).map(
    ([name, entries]) => [name, entries.map((entry) => withBase(entry, baseUrl))] as const,
  )
  const [[name, entries] = ['docs', [{ autogenerate: '.' }]], ...others] = own
  const first = planOneSidebar(name, entries, routes, source)
  if (others.length === 0) return first
  const all = [first, ...others.map(([name, entries]) => planOneSidebar(name, entries, routes, source))]
  const sidebarOf = new Map<string, Sidebar>()
  for (const sidebar of all)
    for (const { path } of sidebar.order()) if (!sidebarOf.has(path)) sidebarOf.set(path, sidebar)
  const locate = (path: string) => sidebarOf.get(path) ?? first
  return {
    items: all.flatMap(({ items }) => items),
    lists: () => all.flatMap(({ lists }) => lists()),
    // The sidebar differs from page to page.
    isComplete: false,
    messages: all.flatMap(({ messages }) => messages),
    order: () => all.flatMap((sidebar) => sidebar.order().filter(({ path }) => sidebarOf.get(path) === sidebar)),
    trailOf: (path) => locate(path).trailOf(path),
    forPage: (path) => locate(path).forPage(path),
    neighbors: (path) => locate(path).neighbors(path),
  }
}

function planOneSidebar(
  name: string,
  entries: SidebarEntry[],
  routes: Map<string, Page>,
  source: SidebarSource,
): Sidebar {
  const messages: Message[] = []
  const items = entries.flatMap((entry, i) =>
    sidebarItems(entry, [...source.keyPathOf(name), i], routes, source, messages),
  )

  const order: SidebarLink[] = []
  const trails = new Map<string, SidebarGroup[]>()
  const itemOf = new Map<string, SidebarItem>()
  const visit = (list: SidebarItem[], trail: SidebarGroup[]) => {
    for (const item of list) {
      if (item.path !== undefined && !trails.has(item.path)) {
        trails.set(item.path, trail)
        itemOf.set(item.path, item)
        order.push({ type: 'link', label: item.label, ...languageOf(item), path: item.path })
      }
      if (item.type === 'group') visit(item.items, [...trail, item])
    }
  }
  visit(items, [])
  const isComplete = order.length <= maxFullSidebarLinks
  const positions = new Map(order.map((link, i) => [link.path, i]))
  const listPositions = new Map<SidebarItem, number>()
  const recordPositions = (list: SidebarItem[]) =>
    list.forEach((item, i) => {
      listPositions.set(item, i)
      if (item.type === 'group') recordPositions(item.items)
    })
  recordPositions(items)

  return {
    items,
    lists: () => [{ path: `/print/${name}`, items }],
    isComplete,
    messages,
    order: () => order,
    trailOf: (path) => trails.get(path) ?? [],
    forPage: (path) => (isComplete ? items : windowOf(items, trails.get(path) ?? [], itemOf.get(path), listPositions)),
    neighbors: (path) => {
      const position = positions.get(path)
      if (position === undefined) return {}
      const link = (at: SidebarLink | undefined): LinkItem | undefined =>
        at && { label: at.label, ...languageOf(at), to: at.path }
      const prev = link(order[position - 1])
      const next = link(order[position + 1])
      return { ...(prev && { prev }), ...(next && { next }) }
    },
  }
}

/** Adds the base URL to the `href` of an entry if it's a path, such as one that other software on the same host serves. */
function withBase(entry: SidebarEntry, baseUrl: string): SidebarEntry {
  if (typeof entry === 'string') return entry
  if ('href' in entry) return { ...entry, href: withBaseUrl(entry.href, baseUrl) }
  return 'items' in entry ? { ...entry, items: entry.items.map((item) => withBase(item, baseUrl)) } : entry
}

function sidebarItems(
  entry: SidebarEntry,
  keyPath: PropertyKey[],
  routes: Map<string, Page>,
  source: SidebarSource,
  messages: Message[],
): SidebarItem[] {
  const link = (name: string, at: PropertyKey[], label?: string): SidebarItem[] => {
    const path = `/${name}`.replace(/^\/+/, '/').replace(/(.)\/$/, '$1')
    const page = routes.get(path)
    if (!page) {
      const near = nearestPath(path, routes.keys())
      messages.push({
        ruleId: 'broken-link',
        file: source.file,
        ...valuePosition(source.text, at, name),
        fatal: true,
        url: name,
        reason: `No page at \`${pathIn(source.edition, path)}\` for the sidebar.`,
        ...(near && { suggestion: near.slice(1), note: `Did you mean \`${near.slice(1)}\`?` }),
      })
      return []
    }
    return [{ type: 'link', ...labelOf(page, label), path }]
  }
  if (typeof entry === 'string') return link(entry, keyPath)
  if ('autogenerate' in entry) {
    return folderItems(entry.autogenerate, [...keyPath, 'autogenerate'], routes, source, messages)
  }
  if ('href' in entry)
    return [{ type: 'external', ...entry, ...(entry.href.startsWith('/') && { target: '_top' as const }) }]
  if (!('items' in entry)) return link(entry.to, [...keyPath, 'to'], entry.label)
  const lists = entry.items.map((item, i) => sidebarItems(item, [...keyPath, 'items', i], routes, source, messages))
  const [groupLink] = entry.to ? link(entry.to, [...keyPath, 'to']) : []
  const path = groupLink?.path ?? ownIndex(entry, lists, routes)
  const { sidebar_badge: badge } = (path !== undefined && routes.get(path)?.frontMatter) || {}
  const isRepeated = (item: SidebarItem) => item.type === 'link' && item.path === path
  return [
    {
      type: 'group',
      label: entry.label,
      collapsed: entry.collapsed ?? false,
      ...(path !== undefined && { path }),
      ...(badge && { badge }),
      items: lists.flatMap((items, i) => {
        return isAutogenerated(entry.items[i]!) ? items.filter((item) => !isRepeated(item)) : items
      }),
    },
  ]
}

/**
 * Returns the path of a folder's index page if its label is also the label of the group around it. The group then links to the page, so
 * that readers don't see `API` below `API`.
 */
function ownIndex(
  { label, items }: { label: string; items: readonly SidebarEntry[] },
  lists: readonly SidebarItem[][],
  routes: Map<string, Page>,
): string | undefined {
  const generated = lists.flatMap((list, i) => (isAutogenerated(items[i]!) ? list : []))
  const index = generated.find((item) => item.type === 'link' && isIndexSource(routes.get(item.path)!.source))
  return index?.type === 'link' && index.label === label ? index.path : undefined
}

function isAutogenerated(entry: SidebarEntry): boolean {
  return typeof entry === 'object' && 'autogenerate' in entry
}

interface Folder {
  name: string
  pages: { path: string; page: Page }[]
  folders: Map<string, Folder>
}

function folderItems(
  folder: string,
  keyPath: PropertyKey[],
  routes: Map<string, Page>,
  source: SidebarSource,
  messages: Message[],
): SidebarItem[] {
  const prefix = folder === '.' || folder === '' ? 'content/' : `content/${folder.replace(/^\/|\/$/g, '')}/`
  const root: Folder = { name: '', pages: [], folders: new Map() }
  for (const [path, page] of routes) {
    const { hero, unlisted } = page.frontMatter
    if (!page.source.startsWith(prefix) || hero || unlisted || isReactPage(page.source)) continue
    const segments = page.source.slice(prefix.length).split('/').slice(0, -1)
    let at = root
    for (const name of segments) {
      const next: Folder = at.folders.get(name) ?? { name, pages: [], folders: new Map() }
      at.folders.set(name, next)
      at = next
    }
    at.pages.push({ path, page })
  }
  // A folder that only contains landing pages and unlisted pages has an empty list.
  if (![...routes.values()].some(({ source }) => source.startsWith(prefix))) {
    const content = source.edition.folder
    messages.push({
      ruleId: 'config',
      file: source.file,
      ...valuePosition(source.text, keyPath, folder),
      fatal: true,
      reason: `No pages in \`${content}${prefix.slice('content'.length, -1)}\` for the sidebar.`,
      note: `\`autogenerate\` must be the path of a folder in \`${content}\`.`,
    })
  }
  return itemsOf(root, true, source.texts)
}

function itemsOf(folder: Folder, isRoot: boolean, texts: SidebarSource['texts']): SidebarItem[] {
  const isIndex = (page: Page) => isIndexSource(page.source)
  const pages = folder.pages
    .filter(({ page }) => isRoot || !isIndex(page))
    .map(({ path, page }) => ({
      position: positionOf(page) ?? (isIndex(page) ? -1 : Number.POSITIVE_INFINITY),
      name: page.source,
      item: { type: 'link', ...labelOf(page), path } satisfies SidebarLink as SidebarItem,
    }))
  const groups = [...folder.folders.values()].map((child) => {
    const index = child.pages.find(({ page }) => isIndex(page))
    const title = folderTitle(child.name)
    return {
      position: (index && positionOf(index.page)) ?? Number.POSITIVE_INFINITY,
      name: `${child.name}/`,
      item: {
        type: 'group',
        ...(index ? labelOf(index.page) : { label: Object.hasOwn(texts, title) ? texts[title]! : title }),
        collapsed: true,
        ...(index && { path: index.path }),
        items: itemsOf(child, false, texts),
      } satisfies SidebarGroup as SidebarItem,
    }
  })
  return [...pages, ...groups]
    .sort((a, b) => (a.position === b.position ? collator.compare(a.name, b.name) : a.position - b.position))
    .map(({ item }) => item)
}

/** Returns what the sidebar shows of a page. `ownLabel` is the label in the configuration. */
function labelOf(page: Page, ownLabel?: string): Pick<SidebarLink, 'label' | 'language' | 'badge'> {
  const { sidebar_label: label = page.title, sidebar_badge: badge } = page.frontMatter
  return { label: ownLabel ?? label, ...(ownLabel === undefined && languageOf(page)), ...(badge && { badge }) }
}

/** Returns the language of a label, if it differs from the page's. */
function languageOf({ language }: { language?: TextLanguage }): { language?: TextLanguage } {
  return language ? { language } : {}
}

function positionOf({ frontMatter }: Page): number | undefined {
  return frontMatter.sidebar_position ?? frontMatter.order
}

// Reuse one collator, because creating it is slow and a large site has hundreds of folders.
const collator = new Intl.Collator('en', { numeric: true })

/** Converts a folder's name to a title: `getting-started` → `Getting started`. */
export function folderTitle(name: string): string {
  const words = name.replace(/^\d+[-_.]/, '').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the part of a large sidebar that a page shows: the page's groups, expanded, and the items near the page in each list. Other
 * groups become links to their first page. The size of the result doesn't depend on the size of the site.
 */
function windowOf(
  items: SidebarItem[],
  trail: SidebarGroup[],
  current: SidebarItem | undefined,
  positions: Map<SidebarItem, number>,
): SidebarItem[] {
  const [first, ...below] = trail
  const open = first ?? current
  const at = open && items[positions.get(open) ?? -1] === open ? positions.get(open)! : 0
  const from = items.length <= 3 * windowRadius ? 0 : Math.max(0, at - windowRadius)
  const to = items.length <= 3 * windowRadius ? items.length : Math.min(items.length, at + windowRadius + 1)
  const shown = items.slice(from, to).map((item): SidebarItem => {
    if (item.type !== 'group') return item
    if (item !== first) return closedGroup(item)
    return { ...item, collapsed: false, items: windowOf(item.items, below, current, positions) }
  })
  const more = (count: number, direction: string, neighbor: SidebarItem): SidebarItem => ({
    type: 'link',
    label: `${count} ${direction}`,
    path: neighbor.path ?? (neighbor.type === 'group' ? firstPage(neighbor)?.path : undefined) ?? '/',
  })
  if (from > 0) shown.unshift(more(from, 'before', items[from - 1]!))
  if (to < items.length) shown.push(more(items.length - to, 'more', items[to]!))
  return shown
}

/** Results of `closedGroup`. Hundreds of pages show the same closed group. */
const closedGroups = new WeakMap<SidebarGroup, SidebarItem>()

/** Returns the link to the first page of a group. A group that contains only external links has no such page, so it stays a collapsed group. */
function closedGroup(group: SidebarGroup): SidebarItem {
  const known = closedGroups.get(group)
  if (known) return known
  const { label, badge, path = firstPage(group)?.path } = group
  const closed: SidebarItem =
    path === undefined
      ? { ...group, collapsed: true }
      : { type: 'link', label, ...languageOf(group), ...(badge && { badge }), path }
  closedGroups.set(group, closed)
  return closed
}

function firstPage(group: SidebarGroup): SidebarLink | undefined {
  for (const item of group.items) {
    if (item.path !== undefined) return { type: 'link', label: item.label, path: item.path }
    const inner = item.type === 'group' ? firstPage(item) : undefined
    if (inner) return inner
  }
  return undefined
}
