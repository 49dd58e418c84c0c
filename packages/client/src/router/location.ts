/**
 * The route path of an address: `/docs/api/createSlice/index.html` under `/docs/` → `/api/createSlice`.
 *
 * @param pathname As the browser has it, percent-encoded.
 * @returns undefined if the address is outside of the site or malformed (`/a%zz`): no page can be there.
 */
export function routePath(pathname: string, baseUrl: string): string | undefined {
  const path = canonicalPathname(pathname, baseUrl)
  if (path === undefined) return undefined
  try {
    // An encoded slash separates nothing: `decodeURI` leaves it as it is.
    return decodeURI(path.slice(baseUrl.length - 1)) || '/'
  } catch {
    return undefined
  }
}

/**
 * The one form of an address under which a page is known: `/x/` and `/x/index.html` → `/x`.
 *
 * @returns undefined if the address is outside of the site.
 */
export function canonicalPathname(pathname: string, baseUrl: string): string | undefined {
  const path = pathname.replace(/\/index\.html$/, '/')
  if (`${path}/` === baseUrl) return baseUrl
  if (!path.startsWith(baseUrl)) return undefined
  return path === baseUrl ? baseUrl : path.replace(/\/+$/, '')
}

/** Where a route's data lies: `/api/createSlice` → `/docs/api/createSlice/page.json`. */
export function chunkUrl(path: string, baseUrl: string): string {
  return `${baseUrl}${encodeURI(path === '/' ? '' : `${path.slice(1)}/`)}page.json`
}

/** The route path that a link of the shell was drawn from: `/docs/api/` → `/api`. */
export function pathOfHref(href: string, baseUrl: string): string {
  return `/${href.slice(baseUrl.length)}`.replace(/(.)\/(?=[?#]|$)/, '$1')
}
