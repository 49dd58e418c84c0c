import type { SiteConfig } from '../../model/config-schema.ts'
import { fillSplat, matchSplat, withoutSplat } from '../../util/splat.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { encodePath, ownPath, urlParts } from '../links/url-parts.ts'

/**
 * Returns the targets of the configured redirects, by decoded path. If two redirects have the same path, the first one applies. A target on
 * this site is a path, even if the configuration contains its full URL.
 */
export function planRedirects(config: SiteConfig): Map<string, string> {
  const redirects = new Map<string, string>()
  for (const { from, to } of completeRedirects(config)) {
    const path = pathOf(from)
    if (!redirects.has(path)) redirects.set(path, ownPath(to, config) ?? to)
  }
  return redirects
}

/**
 * Returns the configured redirects. A redirect from `/old/*` also applies to `/old`, so each redirect that ends in `/*` is followed by one
 * for the path itself, unless another redirect applies to this path first. Some hosts would match `/old` on their own, but others don't.
 */
export function completeRedirects({ redirects }: Pick<SiteConfig, 'redirects'>): SiteConfig['redirects'] {
  const paths = new Set(redirects.map(({ from }) => pathOf(from)))
  const prefixes: string[] = []
  return redirects.flatMap((redirect) => {
    const { from, to } = redirect
    if (!from.endsWith('/*')) return [redirect]
    const path = pathOf(from).slice(0, -'/*'.length)
    const isTaken = path === '' || paths.has(path) || prefixes.some((prefix) => path.startsWith(prefix))
    prefixes.push(`${path}/`)
    paths.add(path)
    return isTaken ? [redirect] : [redirect, { from: from.slice(0, -'/*'.length), to: withoutSplat(to) }]
  })
}

export interface RedirectEnd {
  /** URL of the final target. */
  to: string
  isLoop: boolean
  /**
   * Whether the target depends on the requested path, because at least one of the redirects that were followed has `:splat` in its target.
   */
  isSplat: boolean
}

/**
 * Follows the redirects that apply to a path. Returns `undefined` if no redirect applies. Pages are never redirected.
 *
 * @param path The decoded path.
 */
export function followRedirects(
  path: string,
  { redirects, routes }: Pick<LinkTargets, 'redirects'> & { routes: Pick<LinkTargets['routes'], 'has'> },
): RedirectEnd | undefined {
  if (routes.has(path)) return undefined
  const first = redirectOf(path, redirects)
  if (first === undefined) return undefined
  let { to, isSplat } = first
  const seen = new Set([path])
  for (let hops = 1; ; hops++) {
    const at = pathOf(to)
    // If `:splat` makes the path longer with each hop, no path occurs twice, so the number of hops is limited as well.
    if (seen.has(at) || hops > 50) return { to, isLoop: true, isSplat }
    seen.add(at)
    const next = routes.has(at) ? undefined : redirectOf(at, redirects)
    if (next === undefined) return { to, isLoop: false, isSplat }
    isSplat ||= next.isSplat
    to = withSuffix(next.to, to)
  }
}

/** Returns the target of the redirect that applies to a path, with `:splat` replaced, or `undefined` if no redirect applies. */
export function redirectTarget(path: string, redirects: Map<string, string>): string | undefined {
  return redirectOf(path, redirects)?.to
}

function redirectOf(path: string, redirects: Map<string, string>): { to: string; isSplat: boolean } | undefined {
  const exact = redirects.get(path)
  if (exact !== undefined) {
    const wildcard = redirects.get(`${path}/*`)
    // A target that was derived from one with `:splat` isn't checked in the configuration.
    return { to: exact, isSplat: wildcard?.includes(':splat') === true && withoutSplat(wildcard) === exact }
  }
  for (const [from, to] of redirects) {
    const splat = from.endsWith('/*') ? matchSplat(from, path) : undefined
    if (splat !== undefined) return { to: fillSplat(to, encodePath(splat)), isSplat: to.includes(':splat') }
  }
  return undefined
}

/** Returns the decoded path of a URL on this site. If the path can't be decoded, it is returned as written. */
export function pathOf(to: string): string {
  const path = to.replace(/[?#].*$/s, '')
  return urlParts(path)?.path ?? path
}

/**
 * Adds the query and hash of the URL `from` to the target `to`, unless the target has its own. Browsers do the same when they follow a
 * redirect.
 */
export function withSuffix(to: string, from: string): string {
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(from) ?? []
  const [path = '', ownHash] = to.split(/(?=#)/, 2)
  return path + (path.includes('?') ? '' : query) + (ownHash ?? hash)
}
