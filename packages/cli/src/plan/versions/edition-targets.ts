import { type Edition, editionOf, mainSource, pathIn, pathWithin } from '../../model/edition.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'
import { markdownPath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { urlParts } from '../links/url-parts.ts'

/**
 * Returns the link targets for an edition's pages, as if the edition's folder were `content/` and its routes had no prefix. Links on a page
 * that was copied from `content/` therefore stay within the edition. If the edition lacks a target, the link points to the current docs.
 */
export function editionTargets(edition: Edition, authored: Map<string, Page>, all: LinkTargets): LinkTargets {
  const pages = pagesOfEdition(edition, authored)
  const routes = new Map(all.routes)
  for (const [path, page] of pages) routes.set(path, page)
  const assets = new Map(
    [...all.files.assets].flatMap(([path, file]) =>
      path.startsWith(`${edition.folder}/`) ? [[mainSource(edition, path), file] as const] : [],
    ),
  )
  const files: SiteFiles = {
    ...all.files,
    assets,
    generated: new Set([...all.files.generated, ...[...pages.keys()].map(markdownPath)]),
    anchorsOf: (path) => all.files.anchorsOf(path),
  }
  return {
    ...all,
    edition,
    all,
    routes,
    files,
    sources: new Map([...pages].map(([path, page]) => [page.source, path])),
  }
}

/** Returns an edition's pages by route path without the edition's prefix, as if their sources were in `content/`. */
export function pagesOfEdition(edition: Edition, authored: Map<string, Page>): Map<string, Page> {
  return new Map(
    [...authored].flatMap(([path, page]) =>
      editionOf(page).prefix === edition.prefix
        ? [[pathWithin(edition, path), { ...page, source: mainSource(edition, page.source) }] as const]
        : [],
    ),
  )
}

/**
 * Adds the edition's prefix to a link to one of the edition's pages. Other links, such as links to the current docs, are returned
 * unchanged.
 */
export function editionHref(href: string, edition: Edition, targets: LinkTargets): string {
  if (!href.startsWith('/')) return href
  const [path] = href.split(/[?#]/, 1)
  return ownPaths(targets).has(urlParts(path!)?.path ?? path!)
    ? pathIn(edition, path!) + href.slice(path!.length)
    : href
}

/** Results of `ownPaths`. The targets of an edition never change. */
const pathSets = new WeakMap<LinkTargets, Set<string>>()

/** Returns the paths of the edition's pages and of their Markdown copies. */
function ownPaths(targets: LinkTargets): Set<string> {
  let paths = pathSets.get(targets)
  if (!paths) {
    paths = new Set([...targets.sources.values()].flatMap((path) => [path, markdownPath(path)]))
    pathSets.set(targets, paths)
  }
  return paths
}
