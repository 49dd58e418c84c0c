import type { SiteConfig } from '../../model/config-schema.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'
import { currentVersion, versionFolder, versionOfSource, withoutVersion, withVersion } from '../../model/versions.ts'
import { markdownPath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { urlParts } from '../links/url-parts.ts'

/**
 * What the links of a version's pages can lead to, as if its folder were `content/` and its routes had no prefix: a copied page
 * leads within its version. What the version lacks is looked for in the current docs.
 */
export function versionTargets(name: string, authored: Map<string, Page>, all: LinkTargets): LinkTargets {
  const folder = versionFolder(name)
  const own = pagesOfVersion(name, authored)
  const routes = new Map(all.routes)
  for (const [path, page] of own) routes.set(path, page)
  const assets = new Map(
    [...all.files.assets].flatMap(([path, file]) =>
      path.startsWith(`${folder}/`) ? [[`content${path.slice(folder.length)}`, file] as const] : [],
    ),
  )
  const files: SiteFiles = {
    ...all.files,
    assets,
    generated: new Set([...all.files.generated, ...[...own.keys()].map(markdownPath)]),
    anchorsOf: (path) => all.files.anchorsOf(path),
  }
  return {
    ...all,
    version: name,
    all,
    routes,
    files,
    sources: new Map([...own].map(([path, page]) => [page.source, path])),
  }
}

/** The pages of a version by their paths within it, as if their sources were in `content/`. */
export function pagesOfVersion(name: string, authored: Map<string, Page>): Map<string, Page> {
  const folder = versionFolder(name)
  return new Map(
    [...authored].flatMap(([path, page]) =>
      versionOfSource(page.source) === name
        ? [[withoutVersion(path, name), { ...page, source: `content${page.source.slice(folder.length)}` }] as const]
        : [],
    ),
  )
}

/** An address within a version, as its pages write it, with the version's prefix; that of a page of the current docs as it is. */
export function versionHref(href: string, name: string, targets: LinkTargets): string {
  if (!href.startsWith('/')) return href
  const [path] = href.split(/[?#]/, 1)
  return ownPaths(targets).has(urlParts(path!)?.path ?? path!)
    ? withVersion(path!, name) + href.slice(path!.length)
    : href
}

const known = new WeakMap<LinkTargets, Set<string>>()

/** Paths of the version's pages and of their Markdown copies. */
function ownPaths(targets: LinkTargets): Set<string> {
  let paths = known.get(targets)
  if (!paths) {
    paths = new Set([...targets.sources.values()].flatMap((path) => [path, markdownPath(path)]))
    known.set(targets, paths)
  }
  return paths
}

/** Versions beside `current`. */
export function otherVersions({ versions }: SiteConfig): SiteConfig['versions'] {
  return versions.filter(({ name }) => name !== currentVersion)
}
