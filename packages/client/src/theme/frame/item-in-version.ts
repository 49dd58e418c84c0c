import type { LinkItem, PageData } from '../../page-data.ts'
import { type SiteAddresses, withSlash } from './item-href.ts'

export interface VersionedItem extends LinkItem {
  /** Where it leads from pages of each version, as JSON: see `versions/version-choice.ts`. */
  versionPaths?: string
}

/** An item of the navbar as it leads from a page: within the version that is read, as far as that has the page. */
export function itemInVersion(item: LinkItem, page: PageData, { trailingSlash }: SiteAddresses): VersionedItem {
  const paths = item.to === undefined ? undefined : page.navbarPaths?.[item.to]
  if (!paths) return item
  const own = page.kind === 'doc' ? paths[page.version] : undefined
  return {
    ...item,
    ...(own !== undefined && { to: own }),
    versionPaths: JSON.stringify(trailingSlash ? withSlashes(paths) : paths),
  }
}

function withSlashes(paths: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([version, path]) => [version, withSlash(path)]))
}
