import { type Edition, editionAt, editionOf, mainEdition, mainSource, pathIn, pathWithin } from '../../model/edition.ts'
import { innerPath, type OwnSlugs } from '../../model/own-slugs.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { groupBy } from '../../util/group-by.ts'
import { markdownPath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { encodePath, urlParts } from '../links/url-parts.ts'

/**
 * Returns the link targets for each edition's pages, by the edition's prefix, as if its folder were `content/` and its routes had no prefix.
 * Links on a page that was copied from `content/` therefore stay within the edition. If a translation lacks a target, the link points to the
 * original. If a version lacks it, the link points to the current docs.
 *
 * @param editions All editions except the main one.
 */
export function targetsByEdition(editions: Edition[], all: LinkTargets, slugs: OwnSlugs): Map<string, LinkTargets> {
  if (editions.length === 0) return new Map()
  const pagesOf = groupBy(all.routes, ([, page]) => editionOf(page).prefix)
  const routesOf = groupBy(all.routes, ([, page]) => editionOf(page).locale)
  return new Map(
    editions.map((edition) => {
      const { version, locale } = edition
      const layers = locale === undefined ? [edition] : [editionAt(version), edition]
      // A page doesn't link to pages in a third language, so leave them out.
      const routes = new Map(
        locale === undefined ? all.routes : [...routesOf.get(undefined)!, ...(routesOf.get(locale) ?? [])],
      )
      const paths = new Map<string, string>()
      // If an edition doesn't contain a file, links to the file resolve to the page in `content/`.
      const sources = new Map([...all.sources].filter(([source]) => source.startsWith(`${mainEdition.folder}/`)))
      const assets = new Map<string, SourceFile>()
      const publicFiles = new Map(all.files.publicFiles)
      const generated = new Set(all.files.generated)
      for (const layer of layers) {
        for (const [path, page] of pagesOf.get(layer.prefix) ?? []) {
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
          generated.add(markdownPath(inner))
        }
        const within = `${layer.folder}/`
        for (const [path, file] of all.files.assets)
          if (path.startsWith(within)) assets.set(mainSource(layer, path), file)
      }
      for (const [path, file] of all.files.publicFiles) {
        if (!path.startsWith(`${edition.prefix}/`)) continue
        publicFiles.set(pathWithin(edition, path), file)
        paths.set(pathWithin(edition, path), path)
      }
      for (const path of all.files.generated) {
        if (!path.startsWith(`${edition.prefix}/`) || paths.has(pathWithin(edition, path))) continue
        generated.add(pathWithin(edition, path))
        paths.set(pathWithin(edition, path), path)
      }
      const files: SiteFiles = { assets, publicFiles, generated, anchorsOf: (path) => all.files.anchorsOf(path) }
      return [edition.prefix, { ...all, edition, all, routes, files, sources, paths }]
    }),
  )
}

/** Returns an edition's pages by the path of their original without a prefix, as if their sources were in `content/`. */
export function pagesOfEdition(edition: Edition, authored: Map<string, Page>, slugs: OwnSlugs): Map<string, Page> {
  return new Map(
    [...authored].flatMap(([path, page]) =>
      editionOf(page).prefix === edition.prefix
        ? [[innerPath(path, page, slugs), { ...page, source: mainSource(edition, page.source) }] as const]
        : [],
    ),
  )
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
