import type { SidebarEntry } from '@docs-engine/cli/internal'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { type Card, convertSidebars } from './convert-sidebars.ts'
import type { DocumentSet } from './document-sets.ts'
import type { OriginalSite } from './original-site.ts'
import type { OutsideLinks } from './outside-links.ts'
import { displayPath } from './page-context.ts'
import { fileInVersion, type Place, type Places, placeKey } from './places.ts'
import { type OriginalSidebars, readSidebars } from './sidebars.ts'

/** The sidebars of all document sets, and the pages and entries that were generated from the sidebars. */
export interface MigratedSidebars {
  /** The original sidebars of each document set. */
  originals: (DocumentSet & { sidebars: OriginalSidebars })[]
  /** The new sidebars of `content/`, by name. */
  sidebars: Record<string, SidebarEntry[]>
  /** The new sidebars of other versions, by the folder of the version and by name. */
  ofVersions: Map<string, Record<string, SidebarEntry[]>>
  /** Path in the new site → text. */
  categoryPages: Map<string, string>
  categories: { address: string; place: Place }[]
  /** The cards that a category's page shows, by `placeKey`. */
  cards: Map<string, Card[]>
}

/** Converts the sidebars of all document sets, combines the sidebars of each version, and adds the generated pages to `places`. */
export async function migrateSidebars(
  sets: DocumentSet[],
  site: OriginalSite,
  root: string,
  places: Places,
  outsideLinks: OutsideLinks,
  warnings: MigrationWarnings,
): Promise<MigratedSidebars> {
  const result: MigratedSidebars = {
    originals: [],
    sidebars: {},
    ofVersions: new Map(),
    categoryPages: new Map(),
    categories: [],
    cards: new Map(),
  }
  for (const { set, documents } of sets) {
    const version = set.version?.folder
    const sidebars = await warnings.attempt(
      { what: 'the sidebars', pages: [] },
      () => readSidebars(set, documents, site.folder),
      (): OriginalSidebars => new Map(),
    )
    result.originals.push({ set, sidebars, documents })
    const file = displayPath({ root }, set.sidebars || set.folder)
    const ownRoutes = new Set(documents.map(({ route }) => route))
    const pathOf = (address: string) => {
      const path = places.path(address, version)
      return path === undefined ? undefined : { path, isOwn: version === undefined || ownRoutes.has(path) }
    }
    const converted = convertSidebars(sidebars, documents, file, pathOf, outsideLinks, warnings)
    const list = version === undefined ? result.sidebars : (result.ofVersions.get(version) ?? {})
    if (version !== undefined) result.ofVersions.set(version, list)
    for (const [own, entries] of converted.sidebars) {
      // A set without a sidebars file has no name for its sidebar. Two sets can use the same name.
      const name = set.sidebars === undefined && set.id !== 'default' ? set.id : own
      list[name in list ? `${set.id}-${name}` : name] = entries
    }
    for (const [path, text] of converted.pages) result.categoryPages.set(fileInVersion(path, version), text)
    for (const route of converted.routes) {
      const address = `/${set.addressBase}/${route.slice(set.routeBase.length + 1)}`.replace(/\/+/g, '/')
      result.categories.push({ address, place: { route, version } })
      places.add(address, { route, version })
    }
    for (const [route, cards] of converted.cards) result.cards.set(placeKey({ route, version }), cards)
  }
  return result
}
