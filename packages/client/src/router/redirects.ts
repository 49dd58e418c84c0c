export interface Redirect {
  /** May end in `/*`. The part of the path that `*` matches replaces `:splat` in `to`. */
  from: string
  to: string
}

/**
 * Returns the target of an old path. Applies the rules in the same order as the host: exact matches first, then rules that end in `/*`.
 *
 * @returns A route path with an optional hash, or an external URL. `undefined` if no rule matches.
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
