export interface Redirect {
  /** May end in `/*`, which `:splat` in `to` stands for. */
  from: string
  to: string
}

/**
 * Where an old path leads, as the host's rules have it: the exact one first, then those that end in `/*`.
 *
 * @returns A route path with an optional hash, or another address; undefined for a path without a rule.
 */
export function redirectTarget(path: string, redirects: Redirect[]): string | undefined {
  const exact = redirects.find(({ from }) => from === path)
  if (exact) return exact.to
  for (const { from, to } of redirects) {
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
      return to.replace(':splat', () => path.slice(from.length - 1)).replace(/^\/{2,}/, '/')
  }
  return undefined
}
