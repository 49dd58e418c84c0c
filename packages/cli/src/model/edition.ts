import type { Page } from './page.ts'

/** The name of the version in `content/`. */
export const currentVersion = 'current'

/** One version of the site in one language. Its sources are in one folder, and its routes start with the same prefix. */
export interface Edition {
  /** Name of the version. */
  version: string
  /** The language, if it isn't the language of `content/`. */
  locale?: string
  /** Start of the edition's route paths: '' for `content/`, `/1.9` for version 1.9. It identifies the edition. */
  prefix: string
  /** Folder of the edition's sources: `content` or `versions/1.9`. */
  folder: string
}

/** The edition in `content/`. Generated pages, which have no source, belong to it. */
export const mainEdition: Edition = { version: currentVersion, prefix: '', folder: 'content' }

export function editionOfVersion(version: string): Edition {
  return version === currentVersion ? mainEdition : { version, prefix: `/${version}`, folder: `versions/${version}` }
}

/** Returns the edition of a page: `content/api.md` → `content/`, `versions/1.9/api.md` → version 1.9. */
export function editionOf({ source }: Pick<Page, 'source'>): Edition {
  return editionOfVersion(/^versions\/([^/]+)\//.exec(source)?.[1] ?? currentVersion)
}

/** Returns the editions of a site. The first one is `mainEdition`. */
export function editionsOf({ versions }: { versions: readonly { name: string }[] }): [Edition, ...Edition[]] {
  const others = versions.filter(({ name }) => name !== currentVersion)
  return [mainEdition, ...others.map(({ name }) => editionOfVersion(name))]
}

/** Returns the edition whose prefix a route path starts with. */
export function editionOfPath(path: string, editions: Iterable<Edition>): Edition {
  for (const edition of editions) {
    const { prefix } = edition
    if (prefix && (path === prefix || path.startsWith(`${prefix}/`))) return edition
  }
  return mainEdition
}

/** Adds an edition's prefix to a path: `/api` → `/1.9/api`. */
export function pathIn({ prefix }: Edition, path: string): string {
  return `${prefix}${path === '/' ? '' : path}` || '/'
}

/** Removes an edition's prefix from a route path: `/1.9/api` → `/api`. The path is the same in all editions that contain the page. */
export function pathWithin({ prefix }: Edition, path: string): string {
  return path.slice(prefix.length) || '/'
}

/** Returns the path that a file of an edition has in `content/`: `versions/1.9/api.md` → `content/api.md`. Other paths are unchanged. */
export function mainSource({ folder }: Edition, source: string): string {
  return source.startsWith(`${folder}/`) ? mainEdition.folder + source.slice(folder.length) : source
}
