import type { SiteConfig } from '../../model/config-schema.ts'
import type { Page } from '../../model/page.ts'
import type { SiteFiles } from '../../model/site-files.ts'
import { currentVersion, versionFolder, versionOfSource, withoutVersion, withVersion } from '../../model/versions.ts'
import { markdownPath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { urlParts } from '../links/url-parts.ts'

/**
 * Returns the link targets for a version's pages, as if the version's folder were `content/` and its routes had no prefix. Links on a page
 * that was copied from `content/` therefore stay within the version. If the version lacks a target, the link points to the current docs.
 */
export function versionTargets(name: string, authored: Map<string, Page>, all: LinkTargets): LinkTargets {
  const folder = versionFolder(name)
  const versionPages = pagesOfVersion(name, authored)
  const routes = new Map(all.routes)
  for (const [path, page] of versionPages) routes.set(path, page)
  const assets = new Map(
    [...all.files.assets].flatMap(([path, file]) =>
      path.startsWith(`${folder}/`) ? [[`content${path.slice(folder.length)}`, file] as const] : [],
    ),
  )
  const files: SiteFiles = {
    ...all.files,
    assets,
    generated: new Set([...all.files.generated, ...[...versionPages.keys()].map(markdownPath)]),
    anchorsOf: (path) => all.files.anchorsOf(path),
  }
  return {
    ...all,
    version: name,
    all,
    routes,
    files,
    sources: new Map([...versionPages].map(([path, page]) => [page.source, path])),
  }
}

/** Returns a version's pages by route path without the version's prefix, as if their sources were in `content/`. */
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

/**
 * Adds the version's prefix to a link to one of the version's pages. Other links, such as links to the current docs, are returned
 * unchanged.
 */
export function versionHref(href: string, name: string, targets: LinkTargets): string {
  if (!href.startsWith('/')) return href
  const [path] = href.split(/[?#]/, 1)
  return ownPaths(targets).has(urlParts(path!)?.path ?? path!)
    ? withVersion(path!, name) + href.slice(path!.length)
    : href
}

const pathSets = new WeakMap<LinkTargets, Set<string>>()

/** Returns the paths of the version's pages and of their Markdown copies. */
function ownPaths(targets: LinkTargets): Set<string> {
  let paths = pathSets.get(targets)
  if (!paths) {
    paths = new Set([...targets.sources.values()].flatMap((path) => [path, markdownPath(path)]))
    pathSets.set(targets, paths)
  }
  return paths
}

/** Returns the configured versions except `current`. */
export function otherVersions({ versions }: SiteConfig): SiteConfig['versions'] {
  return versions.filter(({ name }) => name !== currentVersion)
}
