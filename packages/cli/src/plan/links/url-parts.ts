import type { SiteConfig } from '../../model/config-schema.ts'

/** The parts of a URL that has no scheme and host. */
export interface UrlParts {
  /** The path as written: `/with%20space`. */
  rawPath: string
  /** The decoded path: `/with space`. An encoded slash stays encoded, since it isn't a separator. */
  path: string
  /** The query including `?`, or ''. */
  query: string
  /** The hash including `#`, or ''. */
  hash: string
  /**
   * The ID in the hash as written, or '' for the top of the document. A text fragment (`:~:`) isn't included, because the browser handles
   * it.
   */
  rawId: string
  /** The decoded ID. */
  id: string
}

/** Parses a URL without scheme and host. Returns `undefined` if it contains a malformed `%` sequence. */
export function urlParts(url: string): UrlParts | undefined {
  const hashAt = url.indexOf('#')
  const hash = hashAt < 0 ? '' : url.slice(hashAt)
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt)
  const queryAt = beforeHash.indexOf('?')
  const query = queryAt < 0 ? '' : beforeHash.slice(queryAt)
  const rawPath = queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt)
  const rawId = hash.slice(1).replace(/:~:.*$/s, '')
  const path = decode(rawPath)
  const id = decode(rawId)
  return path === undefined || id === undefined ? undefined : { rawPath, path, query, hash, rawId, id }
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text.replace(/%2f/gi, '%252F'))
  } catch {
    return undefined
  }
}

/** Encodes a path for use in HTML: `/with space` → `/with%20space`. Non-ASCII letters stay readable. */
export function encodePath(path: string): string {
  return path.replace(/%(?!2F)|[\s?#"<>\\^`{|}]/gi, (c) => encodeURIComponent(c))
}

/** Returns whether a host name refers to the reader's own machine. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])$/i.test(host)
}

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
