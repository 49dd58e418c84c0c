import type { SiteConfig } from '../../model/config-schema.ts'

/** The path on this site of a URL that was written with the site's full address; undefined for any other URL. */
export function ownPath(
  url: string,
  { url: siteUrl, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  const own = new URL(siteUrl)
  if (address.host !== own.host || own.hostname === 'localhost') return undefined
  if (!`${address.pathname}/`.startsWith(baseUrl)) return undefined
  return `/${address.pathname.slice(baseUrl.length)}${address.search}${address.hash}`
}
