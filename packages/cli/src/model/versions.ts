/** The version in `content/`, which has no prefix. */
export const currentVersion = 'current'

/** `content/api.md` → `current`, `versions/1.9/api.md` → `1.9`; a page the engine makes belongs to `current`. */
export function versionOfSource(source: string): string {
  return /^versions\/([^/]+)\//.exec(source)?.[1] ?? currentVersion
}

/** What the routes of a version start with: '' or `/1.9`. */
export function versionPrefix(name: string): string {
  return name === currentVersion ? '' : `/${name}`
}

/** `/api` in `1.9` → `/1.9/api` */
export function withVersion(path: string, name: string): string {
  return `${versionPrefix(name)}${path === '/' ? '' : path}` || '/'
}

/** `/1.9/api` in `1.9` → `/api` */
export function withoutVersion(path: string, name: string): string {
  return path.slice(versionPrefix(name).length) || '/'
}

/** Where the sources of a version are: `content` or `versions/1.9`. */
export function versionFolder(name: string): string {
  return name === currentVersion ? 'content' : `versions/${name}`
}

/** The version whose prefix a route path has. */
export function versionOfPath(path: string, names: Iterable<string>): string {
  for (const name of names) {
    const prefix = versionPrefix(name)
    if (prefix && (path === prefix || path.startsWith(`${prefix}/`))) return name
  }
  return currentVersion
}
