import { displayPath } from '../../model/old-site.ts'
import { findPage, newRoute } from '../../passes/convert-links.ts'
import { convertRedirects, type Redirect } from '../../passes/redirects.ts'
import { toArray, toRecord } from '../../util/values.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { isPlugin } from './original-site.ts'

/**
 * Converts the redirects of the `client-redirects` plugin.
 *
 * @param isPath Whether a page or a file has a path in the new site.
 * @param moved Redirects from old addresses of imported pages, which follow the others.
 */
export function docusaurusRedirects(
  { original, site }: DocusaurusContext,
  isPath: (path: string) => boolean,
  moved: readonly Redirect[],
): Redirect[] {
  const { warnings } = site
  const found: Redirect[] = []
  for (const { options } of original.plugins.filter(({ name }) => isPlugin(name, 'client-redirects'))) {
    for (const entry of toArray(options.redirects).map(toRecord)) {
      for (const from of [entry.from].flat()) found.push({ from: String(from), to: String(entry.to) })
    }
    for (const key of ['fromExtensions', 'toExtensions', 'createRedirects'])
      if (options[key]) {
        const reason = `The redirects that \`${key}\` of the redirect plugin creates aren’t imported.`
        warnings.add({ kind: 'redirect', name: key, reason })
      }
  }
  const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
  const sources = new Set(found.map(({ from }) => withoutSlash(from)))
  const own = found.filter(({ from }) => from.startsWith('/') && !isPath(withoutSlash(from)))
  const converted = convertRedirects(own, site, displayPath(site, original.configFile), (path) => {
    const page = findPage(path, site)
    const route = page ? newRoute(page) : withoutSlash(path)
    return isPath(route) || sources.has(route) ? route : undefined
  })
  const all = [...converted, ...moved.filter(({ from }) => !isPath(from))]
  // The first of several redirects from a path counts.
  return [...new Map(all.toReversed().map((redirect) => [redirect.from, redirect])).values()].toReversed()
}
