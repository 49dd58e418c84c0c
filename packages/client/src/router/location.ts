import { encodePath } from '../theme/frame/item-href.ts'

/**
 * Returns a URL's route path: `/docs/api/createSlice/index.html` under `/docs/` → `/api/createSlice`.
 *
 * @param pathname The percent-encoded pathname that the browser reports.
 * @returns `undefined` if the URL is outside the site or malformed (`/a%zz`). No page can have such a URL.
 */
export function routePath(pathname: string, baseUrl: string): string | undefined {
  const path = canonicalPathname(pathname, baseUrl)
  if (path === undefined) return undefined
  try {
    // Keep encoded slashes, which don't separate segments.
    return decodeURIComponent(path.slice(baseUrl.length - 1).replace(/%2f/gi, '%252F')) || '/'
  } catch {
    return undefined
  }
}

/**
 * Returns a page's canonical pathname: `/x/` and `/x/index.html` → `/x`.
 *
 * @returns `undefined` if the URL is outside the site.
 */
export function canonicalPathname(pathname: string, baseUrl: string): string | undefined {
  const path = pathname.replace(/\/index\.html$/, '/')
  if (`${path}/` === baseUrl) return baseUrl
  if (!path.startsWith(baseUrl)) return undefined
  return path === baseUrl ? baseUrl : path.replace(/\/+$/, '')
}

/** Returns the URL of a page's route data: `/api/createSlice` → `/docs/api/createSlice/page.json`. */
export function routeDataUrl(path: string, baseUrl: string): string {
  return `${baseUrl}${encodePath(path === '/' ? '' : `${path.slice(1)}/`)}page.json`
}
