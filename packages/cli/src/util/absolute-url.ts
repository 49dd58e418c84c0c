import type { SiteConfig } from '../model/config-schema.ts'
import { type AddressForm, encodeRoute, pageAddress } from './page-address.ts'

type SiteOrigin = Pick<SiteConfig, 'url' | 'baseUrl'>

/** Returns the absolute, encoded URL of a path on the site: `/api` → `https://example.com/docs/api` */
export function absoluteUrl(config: SiteOrigin, path: string): string {
  return siteUrl(config) + encodeRoute(path)
}

/** Returns the absolute URL of a page: `/api` → `https://example.com/docs/api`, or `https://example.com/docs/api/` with `trailingSlash: true`. */
export function pageUrl(config: SiteOrigin & AddressForm, path: string): string {
  return siteUrl(config) + pageAddress(encodeRoute(path), config)
}

/** Returns the absolute URL for an `href` that starts with a slash. It may contain encoded characters, a query, and a hash. */
export function absoluteHref({ url, baseUrl }: SiteOrigin, href: string): string {
  return new URL(baseUrl + href.slice(1), url).href
}

function siteUrl({ url, baseUrl }: SiteOrigin): string {
  return encodeURI(url.replace(/\/$/, '') + baseUrl.replace(/\/$/, ''))
}
