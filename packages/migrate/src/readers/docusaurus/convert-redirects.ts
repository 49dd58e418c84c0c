import { findPage, newRoute } from '../../passes/convert-links.ts'
import type { Redirect } from '../../passes/redirects.ts'
import { toArray, toRecord } from '../../util/values.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { isPlugin } from './original-site.ts'

/**
 * Converts the redirects of the `client-redirects` plugin.
 *
 * @param isPath Whether a page or a file has a path in the new site.
 * @param moved Redirects from old addresses of imported pages, which follow the others.
 */
export function convertRedirects(
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
    for (const key of ['fromExtensions', 'toExtensions'])
      if (toArray(options[key]).length > 0)
        warnings.add({
          kind: 'redirect',
          name: key,
          reason: `The option \`${key}\` of the redirect plugin isn’t imported.`,
          todo: 'If readers still use URLs with such an extension, add redirects for them.',
        })
    if (typeof options.createRedirects === 'function') {
      for (const address of site.byRoute.keys()) {
        try {
          const from: unknown = options.createRedirects(address)
          for (const path of [from].flat()) if (typeof path === 'string') found.push({ from: path, to: address })
        } catch (error) {
          warnings.add({ kind: 'redirect', name: 'createRedirects', reason: `\`createRedirects\` throws: ${error}` })
          break
        }
      }
    }
  }
  found.push(...moved)
  const sources = new Set(found.map(({ from }) => from.replace(/(.)\/$/, '$1')))
  const redirects = new Map<string, string>()
  for (const { from, to } of found) {
    const path = from.replace(/(.)\/$/, '$1')
    if (!path.startsWith('/') || redirects.has(path) || isPath(path)) continue
    const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(to)!
    const page = findPage(written, site)
    const place = page ? newRoute(page) : written.replace(/(.)\/$/, '$1')
    const targetExists = !place.startsWith('/') || place.includes(':splat') || isPath(place) || sources.has(place)
    const hasMore = /[?#]/.test(path)
    if (targetExists && !hasMore) redirects.set(path, place + suffix)
    else {
      const problem = hasMore ? 'depends on more than the path' : `points to \`${to}\`, which isn’t a page`
      warnings.add({ kind: 'redirect', name: from, reason: `The redirect from \`${from}\` ${problem}.` })
    }
  }
  return [...redirects].map(([from, to]) => ({ from, to }))
}
