/**
 * Returns the part of a path that the `*` at the end of a pattern matches, or '' for a pattern without `*`. Returns `undefined` if the path
 * doesn't match.
 */
export function matchSplat(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === path ? '' : undefined
  const prefix = pattern.slice(0, -1)
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined
}

/** Replaces `:splat` in the target of a redirect. */
export function fillSplat(target: string, splat: string): string {
  // Merge slashes at the start, because a URL that starts with two slashes would point to another site.
  return target.replace(':splat', () => splat).replace(/^\/{2,}/, '/')
}

/** Removes `:splat` from the target of a redirect, and the slash before it: `/guide/:splat` → `/guide`. */
export function withoutSplat(target: string): string {
  const removed = target.replace(/\/?:splat/, '')
  return target.startsWith('/') && !removed.startsWith('/') ? `/${removed}` : removed
}
