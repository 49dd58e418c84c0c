import { posix } from 'node:path'
import type { Document } from './documents.ts'

/** Where a page of the original site is in the new site. */
export interface Place {
  /** Route in the new site, without the prefix of the version. */
  route: string
  /** Folder of the version below `versions/`. `undefined` for pages in `content/`. */
  version: string | undefined
}

/** Finds the pages of the new site by their routes in the original site. */
export class Places {
  readonly #exact = new Map<string, Place>()
  readonly #folded = new Map<string, Place>()

  add(address: string, place: Place): void {
    if (!this.#exact.has(address)) this.#exact.set(address, place)
    const folded = address.toLowerCase()
    if (!this.#folded.has(folded)) this.#folded.set(folded, place)
  }

  /**
   * Returns the path to write in a link, or `undefined` if the page isn't imported. A route that differs only in case counts, because
   * Docusaurus's own pages and hosts often ignore case.
   *
   * @param version The version of the page that contains the link. Its paths have no prefix there.
   */
  path(address: string, version?: string): string | undefined {
    const place = this.#exact.get(address) ?? this.#folded.get(address.toLowerCase())
    return place && pathOfPlace(place, version)
  }
}

/** Returns the path of a page in the new site, as a page of `version` refers to it. */
export function pathOfPlace({ route, version: own }: Place, version?: string): string {
  return own === undefined || own === version ? route : posix.join('/', own, route).replace(/(.)\/$/, '$1')
}

/** Returns the place of a file in the new site: `content/a.md` → `versions/1.0/a.md`. */
export function fileInVersion(path: string, version: string | undefined): string {
  return version === undefined ? path : path.replace(/^content\//, `versions/${version}/`)
}

/** Returns a name that differs for pages of different versions with the same route. */
export function placeKey({ route, version = '' }: Place): string {
  return `${version}\0${route}`
}

export function placeOf({ route, set }: Pick<Document, 'route' | 'set'>): Place {
  return { route, version: set.version?.folder }
}
