import type { SiteConfig } from '../../model/config-schema.ts'
import {
  currentVersion,
  type Edition,
  editionAt,
  editionIn,
  editionOf,
  editionsOf,
  mainEdition,
  mainSource,
  pathIn,
  pathWithin,
  rootVersion,
} from '../../model/edition.ts'
import { innerPath, type OwnSlugs } from '../../model/own-slugs.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { groupBy } from '../../util/group-by.ts'
import { LazyMap } from '../../util/lazy-map.ts'
import { memoize } from '../../util/memoize.ts'
import { markdownPath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { encodePath, urlParts } from '../links/url-parts.ts'
import type { SitePages } from '../site-pages.ts'

/** The link targets of the whole site. */
export interface SiteTargets extends LinkTargets {
  routes: SitePages
}

/**
 * Returns the link targets of each edition's pages, as if its folder were `content/` and its routes had no prefix. They are collected when the
 * first link of the edition is resolved.
 *
 * Links on a page that was copied from `content/` therefore stay within the edition. If a translation lacks a target, the link points to the
 * original. If a version lacks it, the link points to the version at the root, or else to the current docs. The edition in `content/` is only
 * included if the configuration moves it.
 */
export function targetsByEdition(all: SiteTargets, slugs: OwnSlugs): NonNullable<LinkTargets['inEdition']> {
  const editions = editionsOf(all.config).filter(({ prefix, folder }) => prefix !== '' || folder !== mainEdition.folder)
  return memoize((prefix) => {
    const edition = editions.find((other) => other.prefix === prefix)
    return edition && editionTargets(edition, all, slugs)
  })
}

function editionTargets(edition: Edition, all: SiteTargets, slugs: OwnSlugs): LinkTargets {
  const reachable = all.routes.filter((_, page) => isReachable(editionOf(page), edition, all.config))
  const pagesOf = groupBy(reachable.real, ([, page]) => placeOf(editionOf(page)))
  const routes = new Map<string, Page>()
  const paths = new Map<string, string>()
  // If an edition doesn't contain a file, links to the file resolve to the page in `content/`.
  const sources = new Map([...all.sources].filter(([source]) => source.startsWith(`${mainEdition.folder}/`)))
  const assets = new Map<string, SourceFile>()
  const publicFiles = new Map(all.files.publicFiles)
  const generated = new Set(all.files.generated)
  for (const layer of layersOf(edition, all.config)) {
    for (const [path, page] of pagesOf.get(placeOf(layer)) ?? []) {
      const inner = innerPath(path, page, slugs)
      const mainPage = { ...page, source: mainSource(layer, page.source) }
      // A translation can also be linked to by its own slug.
      for (const name of [pathWithin(layer, path), inner]) {
        routes.set(name, mainPage)
        paths.set(name, path)
      }
      if (!page.source) continue
      sources.set(mainPage.source, inner)
      paths.set(markdownPath(inner), markdownPath(path))
    }
    // A fallback page has the anchors of its original, which is in an earlier layer, so only its path differs.
    for (const { path } of reachable.fallbacksIn(layer)) {
      const inner = pathWithin(layer, path)
      paths.set(inner, path)
      paths.set(markdownPath(inner), markdownPath(path))
    }
    if (layer.version !== edition.version) continue
    const within = `${layer.folder}/`
    for (const [path, file] of all.files.assets) if (path.startsWith(within)) assets.set(mainSource(layer, path), file)
  }
  const shared = edition.locale === undefined ? [] : [editionAt(currentVersion, edition.locale)]
  for (const place of [...shared, edition].filter(({ prefix }) => prefix !== '')) {
    for (const [path, file] of all.files.publicFiles) {
      if (!path.startsWith(`${place.prefix}/`)) continue
      publicFiles.set(pathWithin(place, path), file)
      paths.set(pathWithin(place, path), path)
    }
    for (const path of all.files.generated) {
      if (!path.startsWith(`${place.prefix}/`)) continue
      generated.add(pathWithin(place, path))
      paths.set(pathWithin(place, path), path)
    }
  }
  const files: SiteFiles = { assets, publicFiles, generated, anchorsOf: (path) => all.files.anchorsOf(path) }
  const isThirdLanguage = (path: string) =>
    edition.locale !== undefined && !reachable.real.has(path) && reachable.languageAt(path)?.locale !== edition.locale
  const routesInEdition = new LazyMap(
    (path) => routes.get(path) ?? (isThirdLanguage(path) ? undefined : reachable.get(path)),
    () => new Set([...[...reachable.keys()].filter((path) => !isThirdLanguage(path)), ...routes.keys()]),
    (path) => routes.has(path) || (!isThirdLanguage(path) && reachable.has(path)),
  )
  return { ...all, edition, all, routes: routesInEdition, files, sources, paths }
}

/** Identifies the edition of a page. What all versions share can have the same prefix as another version. */
function placeOf({ folder, prefix }: Edition): string {
  return `${folder}:${prefix}`
}

/**
 * Returns the editions whose pages the links of an edition can lead to. A page in a later edition replaces the same page in an earlier one. A link
 * from the current docs doesn't lead to a page of the release at the root, because the page may have been removed since.
 */
function layersOf({ version, locale }: Edition, config: SiteConfig): Edition[] {
  const root = version === currentVersion ? currentVersion : rootVersion(config)
  const layers = [
    ...(locale === undefined ? [] : [editionAt(currentVersion, locale)]),
    ...[currentVersion, root, version].flatMap((name) => [editionIn(config, name), editionIn(config, name, locale)]),
  ]
  // If the configuration doesn't move a version, some of these are equal. The last one counts.
  return layers.filter((layer, i) => layers.findLastIndex((other) => placeOf(other) === placeOf(layer)) === i)
}

/**
 * Returns whether the links of an edition can lead to a page by its path on the site. A translation doesn't link to pages in a third
 * language.
 *
 * @param own The edition of the page.
 */
function isReachable(own: Edition, { version, locale }: Edition, config: SiteConfig): boolean {
  if (locale !== undefined && own.locale !== undefined && own.locale !== locale) return false
  return version !== currentVersion || own.version === currentVersion || own.version !== rootVersion(config)
}

/**
 * Returns the link to one of an edition's pages, whose path was resolved without the edition's prefix. Other links, such as links to the
 * current docs, are returned unchanged.
 */
export function editionHref(href: string, { edition, paths }: Pick<LinkTargets, 'edition' | 'paths'>): string {
  if (!href.startsWith('/') || !edition || !paths) return href
  const [path] = href.split(/[?#]/, 1)
  const inner = urlParts(path!)?.path ?? path!
  const found = paths.get(inner)
  if (found === undefined) return href
  // Keep the path as it was encoded, unless the page has a slug of its own.
  const own = found === pathIn(edition, inner) ? pathIn(edition, path!) : encodePath(found)
  return own + href.slice(path!.length)
}
