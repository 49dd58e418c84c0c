import type { LinkItem, PageData } from '../../page-data.ts'
import { type SiteAddresses, withSlash } from './item-href.ts'

export interface VersionedItem extends LinkItem {
  /** The item's target in each version, as JSON. `features/versions/version-choice.ts` reads it. */
  versionPaths?: string
}

/**
 * Returns a navbar item as rendered on a page. If the item's target exists in the page's version, the item links to the target in that
 * version.
 */
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
