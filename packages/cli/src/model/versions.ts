/** The name of the version in `content/`, whose routes have no prefix. */
export const currentVersion = 'current'

/**
 * Returns the version of a source: `content/api.md` → `current`, `versions/1.9/api.md` → `1.9`. Generated pages,
 * whose source is an empty string, are in `current`.
 */
export function versionOfSource(source: string): string {
  return /^versions\/([^/]+)\//.exec(source)?.[1] ?? currentVersion
}

/** Returns the prefix of a version's routes: an empty string or `/1.9`. */
export function versionPrefix(name: string): string {
  return name === currentVersion ? '' : `/${name}`
}

/** Adds a version's prefix to a path: `/api` in `1.9` → `/1.9/api`. */
export function withVersion(path: string, name: string): string {
  return `${versionPrefix(name)}${path === '/' ? '' : path}` || '/'
}

/** Removes a version's prefix from a path: `/1.9/api` in `1.9` → `/api`. */
export function withoutVersion(path: string, name: string): string {
  return path.slice(versionPrefix(name).length) || '/'
}

/** Returns the folder of a version's sources: `content` or `versions/1.9`. */
export function versionFolder(name: string): string {
  return name === currentVersion ? 'content' : `versions/${name}`
}

/** Returns the version whose prefix a route path starts with, or `current` if none matches. */
export function versionOfPath(path: string, names: Iterable<string>): string {
  for (const name of names) {
    const prefix = versionPrefix(name)
    if (prefix && (path === prefix || path.startsWith(`${prefix}/`))) return name
  }
  return currentVersion
}
