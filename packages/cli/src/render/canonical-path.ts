import { editionOf, editionOfVersion, pathIn, pathWithin } from '../model/edition.ts'
import type { Route, Site } from '../model/site.ts'

/** Returns the route path of the same page in the latest version, or the page's own path if the latest version lacks the page. */
export function canonicalPath({ path, page }: Route, { config, routes }: Pick<Site, 'config' | 'routes'>): string {
  const latest = config.versions.find(({ isLatest }) => isLatest)
  if (!latest || !page.source) return path
  const inLatest = pathIn(editionOfVersion(latest.name), pathWithin(editionOf(page), path))
  return routes.get(inLatest)?.page.source ? inLatest : path
}
