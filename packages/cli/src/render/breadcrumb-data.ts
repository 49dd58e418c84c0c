import type { PageData } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { absoluteHref } from '../util/absolute-url.ts'
import { pageAddress } from '../util/page-address.ts'

/** Returns a page's breadcrumbs for search engines, as schema.org JSON-LD. Returns `undefined` for a page without breadcrumbs. */
export function breadcrumbData({ breadcrumbs }: PageData, config: SiteConfig): object | undefined {
  const trail = [{ label: config.title, to: '/' }, ...breadcrumbs].filter(({ to }) => to !== undefined)
  if (breadcrumbs.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteHref(config, pageAddress(to!, config)),
    })),
  }
}
