import type { SiteConfig } from '../../model/config-schema.ts'

/** Returns the path of a full URL that points to this site, without the base URL. Returns `undefined` for any other URL. */
export function ownPath(
  url: string,
  { url: siteUrl, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  const site = new URL(siteUrl)
  if (address.host !== site.host || site.hostname === 'localhost') return undefined
  if (!`${address.pathname}/`.startsWith(baseUrl)) return undefined
  return `/${address.pathname.slice(baseUrl.length)}${address.search}${address.hash}`
}
