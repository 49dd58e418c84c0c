/** A URL without scheme and host, taken apart. */
export interface UrlParts {
  /** As it stands: `/with%20space`. */
  rawPath: string
  /** Decoded: `/with space`. An encoded slash stays, since it separates nothing. */
  path: string
  /** With its `?`, or ''. */
  query: string
  /** With its `#`, or ''. */
  hash: string
  /** The id the hash names, as it stands; '' for the top of the document. A text fragment is for the browser and names none. */
  rawId: string
  id: string
}

/** undefined if a `%` is followed by something else than two digits that make a character. */
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

/** A decoded path as an address has it: `/with space` → `/with%20space`. Letters of other scripts stay readable. */
export function encodePath(path: string): string {
  return path.replace(/%(?!2F)|[\s?#"<>\\^`{|}]/gi, (c) => encodeURIComponent(c))
}

/** A decoded path in ASCII, as requests have it: `/with space/ü` → `/with%20space/%C3%BC`. */
export function encodeRoute(path: string): string {
  return encodeURI(path.replace(/\p{Cs}/gu, '\uFFFD')).replace(/%252F/gi, '%2F')
}
