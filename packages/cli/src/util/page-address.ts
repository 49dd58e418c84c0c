import type { SiteConfig } from '../model/config-schema.ts'

/** The part of the configuration that determines the form of page URLs. */
export type AddressForm = Pick<SiteConfig, 'trailingSlash'>

/** Encodes a route path in ASCII, as it appears in HTTP requests: `/c# ü` → `/c%23%20%C3%BC`. An encoded slash stays as it is. */
export function encodeRoute(path: string): string {
  return encodeURI(path.replace(/\p{Cs}/gu, '\uFFFD'))
    .replace(/%252F/gi, '%2F')
    .replace(/[?#]/g, encodeURIComponent)
}

/** Converts an encoded route path to the path of the page's URL. With `trailingSlash: true`, a slash is added: `/api#options` → `/api/#options` */
export function pageAddress(path: string, { trailingSlash }: AddressForm): string {
  return trailingSlash === true ? path.replace(/^[^?#]*[^/?#](?=[?#]|$)/, '$&/') : path
}

/** Converts the path of a page's URL to a route path: `/api/#options` → `/api#options` */
export function withoutSlash(address: string): string {
  return address.replace(/^([^?#]+)\/(?=[?#]|$)/, '$1')
}

/** Returns the output path of a page's document: `/api` → `api/index.html`, or `api.html` with `trailingSlash: false`. */
export function outputPath(path: string, { trailingSlash }: AddressForm): string {
  const isFile = trailingSlash === false && path !== '/'
  return `${path}${isFile ? '.html' : '/index.html'}`.replace(/^\/+/, '')
}

/** Adds the base URL to a path: `/a` → `/base/a`. URLs with a host don't change. */
export function withBaseUrl(url: string, baseUrl: string): string {
  return /^\/(?!\/)/.test(url) ? baseUrl + url.slice(1) : url
}

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

/** Adds the request's query to the target of a redirect, before the fragment. A target that already has a query keeps it instead. */
export function withQuery(to: string, query: string): string {
  const [path, hash] = to.split(/(?=#)/)
  return path!.includes('?') ? to : `${path}${query}${hash ?? ''}`
}
