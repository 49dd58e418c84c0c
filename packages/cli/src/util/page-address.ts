import type { SiteConfig } from '../model/config-schema.ts'

/** The part of the configuration that decides what the addresses of pages look like. */
export type AddressForm = Pick<SiteConfig, 'trailingSlash'>

/** The path at which readers and crawlers find a page: `/api#options` → `/api/#options` if the site wants the slash. */
export function pageAddress(path: string, { trailingSlash }: AddressForm): string {
  return trailingSlash === true ? path.replace(/^[^?#]*[^/?#](?=[?#]|$)/, '$&/') : path
}

/** The route path of a page's address: `/api/#options` → `/api#options`. */
export function withoutSlash(address: string): string {
  return address.replace(/^([^?#]+)\/(?=[?#]|$)/, '$1')
}

/** The document of a page: `/api` → `api/index.html`, or `api.html` for hosts that strip the extension. */
export function outputPath(path: string, { trailingSlash }: AddressForm): string {
  const isFile = trailingSlash === false && path !== '/'
  return `${path}${isFile ? '.html' : '/index.html'}`.replace(/^\/+/, '')
}
