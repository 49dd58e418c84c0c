import type { LinkItem, SiteData } from '../../page-data.ts'

/** What the addresses of a site's pages are made of. */
export type SiteAddresses = Pick<SiteData, 'baseUrl' | 'trailingSlash'>

/** Address of a link as it stands in the HTML: a page's path with the base URL before it, any other address as it is. */
export function itemHref(item: LinkItem, site: SiteAddresses): string {
  return item.to === undefined ? (item.href ?? site.baseUrl) : pageHref(item.to, site)
}

/**
 * Returns the address of a page, with a slash at the end of its path if the site wants one.
 *
 * `pageHref('/api/createSlice#options', { baseUrl: '/docs/' })` → `/docs/api/createSlice#options`
 */
export function pageHref(path: string, { baseUrl, trailingSlash }: SiteAddresses): string {
  return withBase(trailingSlash ? withSlash(path) : path, baseUrl)
}

/** `/api#options` → `/api/#options`. The path of a file, and one that has its slash, stay. */
export function withSlash(path: string): string {
  return path.replace(/^[^?#]*[^/?#](?=[?#]|$)/, (page) => (/\.[a-z][a-z0-9]*$/i.test(page) ? page : `${page}/`))
}

/** `withBase('/api/createSlice', '/docs/')` → `/docs/api/createSlice` */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\//, '')
}
