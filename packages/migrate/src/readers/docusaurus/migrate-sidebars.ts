import { posix } from 'node:path'
import { currentVersion, type SidebarEntry, type UserConfig } from '@docs-engine/cli/internal'
import { addRoute, displayPath, type OldSite } from '../../model/old-site.ts'
import { toSidebar } from '../../passes/navigation.ts'
import type { Redirect } from '../../passes/redirects.ts'
import { escapeText } from '../../util/escape-text.ts'
import { pageText } from '../../write/write-page.ts'
import { outsidePath } from './convert-url.ts'
import type { DocumentSet } from './document-sets.ts'
import { fileInVersion } from './documents.ts'
import type { Syntax } from './docusaurus-context.ts'
import { cardList } from './generated-lists.ts'
import { type Card, cardsOf, firstDocument, readSidebars, type SidebarItem, type Sidebars } from './read-sidebars.ts'

export type SetWithSidebars = DocumentSet & { sidebars: Sidebars }

/** The sidebars of all document sets, and the pages that were generated from them. */
export interface MigratedSidebars {
  /** The original sidebars of each document set. */
  originals: SetWithSidebars[]
  /** The new sidebars of `content/`, by name. */
  sidebars: Record<string, SidebarEntry[]>
  /** The new sidebars of other versions, by the folder of the version and by name. */
  ofVersions: Map<string, Record<string, SidebarEntry[]>>
  /** Path in the new site → text. */
  categoryPages: Map<string, string>
  /** The cards that a category's page shows, by its route in the original site. */
  cards: Map<string, Card[]>
}

/** Converts the sidebars of all document sets, combines the sidebars of each version, and adds the generated pages to the site. */
export async function migrateSidebars(
  sets: readonly DocumentSet[],
  site: OldSite,
  siteFolder: string,
  syntax: Syntax,
): Promise<MigratedSidebars> {
  const result: MigratedSidebars = {
    originals: [],
    sidebars: {},
    ofVersions: new Map(),
    categoryPages: new Map(),
    cards: new Map(),
  }
  for (const own of sets) {
    const sidebars = await site.warnings.attempt(
      { what: 'the sidebars', pages: [] },
      () => readSidebars(own, siteFolder),
      (): Sidebars => new Map(),
    )
    result.originals.push({ ...own, sidebars })
    for (const items of sidebars.values()) addCategories(items, own.set.version?.folder, result, site, syntax)
  }
  for (const { set, sidebars } of result.originals) {
    const version = set.version?.folder
    const file = displayPath(site, set.sidebars || set.folder)
    const list = version === undefined ? result.sidebars : (result.ofVersions.get(version) ?? {})
    if (version !== undefined) result.ofVersions.set(version, list)
    for (const [own, items] of sidebars) {
      const entries = toSidebar(items, site, file, version)
      // A set without a sidebars file has no name for its sidebar. Two sets can use the same name.
      const name = set.sidebars === undefined && set.id !== 'default' ? set.id : own
      if (entries.length > 0) list[name in list ? `${set.id}-${name}` : name] = entries
    }
  }
  return result
}

/** Adds the pages of categories to the site, with the cards that they show. */
function addCategories(
  items: readonly SidebarItem[],
  version: string | undefined,
  result: MigratedSidebars,
  site: OldSite,
  syntax: Syntax,
): void {
  for (const item of items) {
    const { label = '', link, items: below, generated } = item
    const outside = link && outsidePath(link, site)
    if (outside) Object.assign(item, { link: undefined, href: outside })
    if (!below) continue
    const cards = cardsOf(below)
    if (link) result.cards.set(link, cards)
    if (generated) {
      const { route, newRoute, title = label, description } = generated
      const intro = description ? `${escapeText(description)}\n\n` : ''
      const text = pageText({ title, sidebar_label: label, description }, intro + cardList(cards, syntax))
      result.categoryPages.set(fileInVersion(`content${newRoute}.md`, version), text)
      addRoute(site, route, newRoute, version)
      site.otherRoutes.push(route)
    }
    addCategories(below, version, result, site, syntax)
  }
}

type Versions = NonNullable<UserConfig['versions']>

/** Returns the versions of the new site, in the order of the old menu. Returns `undefined` if the old site has only one version. */
export function convertVersions({ originals, ofVersions }: MigratedSidebars): Versions | undefined {
  const versionedIds = new Set(
    originals.flatMap(({ set, documents }) =>
      set.version?.folder !== undefined && documents.length > 0 ? [set.id] : [],
    ),
  )
  // If several docs plugins have versions, those with the same folder share an entry.
  const entries = new Map<string, SetWithSidebars>()
  for (const original of originals) {
    const { set, documents } = original
    const name = set.version?.folder ?? currentVersion
    if (set.version && versionedIds.has(set.id) && documents.length > 0 && !entries.has(name))
      entries.set(name, original)
  }
  if (entries.size < 2) return undefined
  const sorted = [...entries].sort(([, a], [, b]) => a.set.version!.order - b.set.version!.order)
  const latest = sorted.find(([, { set }]) => set.version!.isLatest)?.[0]
  return sorted.map(([name, original]) => {
    const { label } = original.set.version!
    const sidebars = Object.entries(ofVersions.get(name) ?? {})
    const mainDoc = mainDocOf(original)?.slice(1)
    return {
      name,
      ...(label !== name && { label }),
      ...(name === latest && { isLatest: true }),
      ...(mainDoc && { mainDoc }),
      ...(sidebars.length > 0 && { sidebar: sidebars.length === 1 ? sidebars[0]![1] : Object.fromEntries(sidebars) }),
    }
  })
}

/** Returns the route of the page that Docusaurus's version menu links to. */
function mainDocOf({ set, documents, sidebars }: SetWithSidebars): string | undefined {
  const root = documents.find(({ route }) => route === posix.join('/', set.addressBase))
  return (root ?? firstDocument([...sidebars.values()].flat()) ?? documents[0])?.newRoute
}

/** Returns the redirects from the addresses of versions that the new site serves elsewhere. */
export function versionRedirects(sets: readonly DocumentSet[]): Redirect[] {
  return sets.flatMap(({ set, documents }) => {
    if (!set.version) return []
    const from = posix.join('/', set.addressBase)
    const to = posix.join('/', set.version.folder ?? '', set.routeBase)
    if (from === to || documents.length === 0) return []
    const hasRoot = documents.some(({ route }) => route === from)
    return [...(hasRoot ? [{ from, to }] : []), { from: posix.join(from, '*'), to: posix.join(to, ':splat') }]
  })
}
