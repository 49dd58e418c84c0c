import type { LinkItem, SiteData } from '../../page-data.ts'

/** The settings that determine the URLs of a site's pages. */
export type SiteAddresses = Pick<SiteData, 'baseUrl' | 'trailingSlash'>

/** Returns the `href` of a link: a page's path with the base URL, or an external URL unchanged. */
export function itemHref(item: LinkItem, site: SiteAddresses): string {
  return item.to === undefined ? (item.href ?? site.baseUrl) : pageHref(item.to, site)
}

/**
 * Returns the URL of a page. The URL's path ends with a slash if `trailingSlash` is set.
 *
 * `pageHref('/api/createSlice#options', { baseUrl: '/docs/' })` → `/docs/api/createSlice#options`
 */
export function pageHref(path: string, { baseUrl, trailingSlash }: SiteAddresses): string {
  return withBase(trailingSlash ? withSlash(path) : path, baseUrl)
}

/** Encodes the characters of a path that have a meaning in URLs. The browser encodes the others. */
export function encodePath(path: string): string {
  return path.replace(/[\s%?#]/g, encodeURIComponent)
}

/** Adds a trailing slash: `/api#options` → `/api/#options`. Paths of files, and paths that already end with a slash, don't change. */
export function withSlash(path: string): string {
  return path.replace(/^[^?#]*[^/?#](?=[?#]|$)/, (page) => (/\.[a-z][a-z0-9]*$/i.test(page) ? page : `${page}/`))
}

/** Adds the base URL: `withBase('/api/createSlice', '/docs/')` → `/docs/api/createSlice` */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\//, '')
}
