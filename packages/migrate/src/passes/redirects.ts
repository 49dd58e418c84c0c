import type { OldSite } from '../model/old-site.ts'
import { findPage } from './convert-links.ts'

export interface Redirect {
  from: string
  to: string
}

/**
 * Converts redirects to pages and to other sites. Reports the others, and those that depend on more than a path.
 *
 * @param routeOf Returns the route in the new site for a path of the old one.
 */
export function convertRedirects(
  redirects: readonly Redirect[],
  site: OldSite,
  file: string,
  routeOf: (path: string, from: string) => string | undefined = (path) => findPage(path, site)?.route,
): Redirect[] {
  return redirects.flatMap(({ from, to }) => {
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(to)!
    const route = routeOf(path, from)
    const url = /^https?:/.test(to) ? to : route && (route.replace(/(.)\/$/, '$1') || '/') + suffix
    const source = from.replace(/(.)\/$/, '$1')
    if (url && source !== '/' && !/[[\]*?#]/.test(source)) return [{ from: source, to: url }]
    const reason = `The redirect from \`${from}\` to \`${to}\` can’t be imported.`
    site.warnings.add({ kind: 'redirect', name: from, reason, file })
    return []
  })
}
