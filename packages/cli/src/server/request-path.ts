/** Where a request leads on the site. */
export interface SitePath {
  /** Without base URL, decoded: `/api/createSlice`. */
  path: string
  /** `?…`, or nothing. */
  query: string
}

/**
 * Reads the target of a request. No part of the path may hide a separator or lead upwards, in any encoding.
 *
 * @param url As it stands in the request.
 * @returns undefined for a path that cannot be on the site; `path` is absent outside of the base URL.
 */
export function requestPath(url: string, baseUrl: string): Partial<SitePath> | undefined {
  const at = url.search(/[?#]/)
  const raw = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at)
  const segments: string[] = []
  for (const segment of raw.split('/')) {
    const decoded = decode(segment)
    if (decoded === undefined || /[/\\\0]/.test(decoded) || /^\.\.?$/.test(decoded)) return undefined
    segments.push(decoded)
  }
  const path = segments.join('/')
  if (!path.startsWith(baseUrl)) return `${path}/` === baseUrl ? { path: '/', query } : { query }
  return { path: `/${path.slice(baseUrl.length)}`, query }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
