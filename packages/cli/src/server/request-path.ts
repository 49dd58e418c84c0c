import type { IncomingMessage } from 'node:http'

/** The target of a request. */
export interface SitePath {
  /** Decoded path without the base URL: `/api/createSlice`. */
  path: string
  /** The query including `?`, or ''. */
  query: string
}

/**
 * Parses the URL of a request. A path with `.` or `..` segments or with encoded separators is rejected, so that a request can't read files
 * outside of the site's folder.
 *
 * @param url The URL as it appears in the request.
 * @returns `undefined` for an invalid path. `path` is missing if the URL is outside of the base URL.
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

/**
 * Returns whether a request for a page asks for its Markdown copy: the `Accept` header contains `text/markdown`, and doesn't list
 * `text/html` before it. Quality values (`;q=0.5`) are ignored, because the generated rules for web servers can't compare them either.
 */
export function wantsMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const [, before] = /^(.*?)text\/markdown/i.exec(headers.accept ?? '') ?? []
  return before !== undefined && !/text\/html/i.test(before)
}
