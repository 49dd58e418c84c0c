import type { SiteConfig } from '../config/schema.ts'
import type { LinkTargets } from './link-targets.ts'

/** Redirects of the configuration: from → to. Of two for one path the first counts. */
export function planRedirects(config: SiteConfig): Map<string, string> {
  return new Map(config.redirects.toReversed().map(({ from, to }) => [from, to]))
}

export interface RedirectEnd {
  to: string
  isLoop: boolean
}

/** Where the redirects that apply to a path lead in the end; undefined if none does. A page is never redirected. */
export function followRedirects(
  path: string,
  { redirects, routes }: Pick<LinkTargets, 'redirects' | 'routes'>,
): RedirectEnd | undefined {
  if (routes.has(path)) return undefined
  const first = redirectTarget(path, redirects)
  if (first === undefined) return undefined
  let to = first
  const seen = new Set([path])
  for (let hops = 1; ; hops++) {
    const at: string = to.replace(/[?#].*$/s, '')
    // A splat that grows with each hop never comes back to where it was.
    if (seen.has(at) || hops > 50) return { to, isLoop: true }
    seen.add(at)
    const next: string | undefined = routes.has(at) ? undefined : redirectTarget(at, redirects)
    if (next === undefined) return { to, isLoop: false }
    to = next
  }
}

/** The target of the redirect that applies to a path; splats filled in. */
export function redirectTarget(path: string, redirects: Map<string, string>): string | undefined {
  const exact = redirects.get(path)
  if (exact !== undefined) return exact
  for (const [from, to] of redirects) {
    if (!from.endsWith('/*')) continue
    const prefix = from.slice(0, -1)
    if (path.startsWith(prefix)) return to.replace(':splat', path.slice(prefix.length))
  }
  return undefined
}
