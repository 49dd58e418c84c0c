import type { LinkItem, PageData } from '../../page-data.ts'
import { type SiteAddresses, withSlash } from './item-href.ts'

export interface VersionedItem extends LinkItem {
  /** The item's target in each version, as JSON. `features/versions/version-choice.ts` reads it. */
  versionPaths?: string
}

/** Returns a navbar item for a page. The item links to its target in the page's version, if that version has it. */
export function itemInVersion(item: LinkItem, page: PageData, { trailingSlash }: SiteAddresses): VersionedItem {
  const paths = item.to === undefined ? undefined : page.navbarPaths?.[item.to]
  if (!paths) return item
  const pathInVersion = page.kind === 'doc' ? paths[page.version] : undefined
  return {
    ...item,
    ...(pathInVersion !== undefined && { to: pathInVersion }),
    versionPaths: JSON.stringify(trailingSlash ? withSlashes(paths) : paths),
  }
}

function withSlashes(paths: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([version, path]) => [version, withSlash(path)]))
}
