import { editionIn, editionOf, editionOfPageIn } from '../model/edition.ts'
import { editionPath, innerPath } from '../model/own-slugs.ts'
import type { Route, Site } from '../model/site.ts'

/**
 * Returns the route path of the same page in the latest version, or the page's own path if the latest version lacks the page. For a page that
 * shows the text of its original, returns the canonical path of the original.
 */
export function canonicalPath(
  { path, page }: Route,
  { config, routes, slugs }: Pick<Site, 'config' | 'routes' | 'slugs'>,
): string {
  if (!page.source && page.original === undefined) return path
  const inner = innerPath(path, page, slugs)
  const { version, locale } = editionOf(page)
  const language = page.original === undefined ? locale : undefined
  const latest = config.versions.find(({ isLatest }) => isLatest)?.name ?? version
  const inLatest = editionPath(editionIn(config, latest, language), inner, slugs)
  const found = routes.get(inLatest)?.page
  if (found && (found.source || page.original === '') && (found.original === undefined || language === undefined))
    return inLatest
  return language === locale ? path : editionPath(editionOfPageIn(config, page, undefined), inner, slugs)
}
