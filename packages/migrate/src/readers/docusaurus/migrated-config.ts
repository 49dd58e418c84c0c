import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { feedPaths, type UserConfig } from '@docs-engine/cli/internal'
import { mergedSources } from '../../util/content-sources.ts'
import { textOf } from '../../util/values.ts'
import { convertConfig } from './convert-config.ts'
import type { ConvertedFiles } from './convert-files.ts'
import { convertRedirects, type Redirect } from './convert-redirects.ts'
import { convertVersions, versionRedirects } from './convert-versions.ts'
import type { Document } from './documents.ts'
import { convertEditUrl } from './edit-url.ts'
import { addsNoPages } from './known-plugins.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { originsOf, sourcesOfScripts } from './page-scripts.ts'
import type { PlacedPages } from './place-pages.ts'
import { pageRedirects } from './react-pages/import-react-pages.ts'
import { blogLabels } from './report-blog.ts'
import { documentIds } from './sidebars.ts'

/**
 * Converts the configuration and the redirects. Reports the links to pages that the new site doesn't have.
 *
 * @param changedPages The documents that plugins of the old site change.
 * @param target The folder of the new site.
 */
export function migratedConfig(
  placed: PlacedPages,
  site: OriginalSite,
  context: MigrationContext,
  { css, styles, csp, files }: ConvertedFiles,
  { changedPages, target }: { changedPages: ReadonlySet<Document>; target: string },
): { config: UserConfig; redirects: Redirect[] } {
  const { root, blog, documents, routes, newRoute, sidebars, outsideLinks } = placed
  const { warnings } = context
  const isFeed = (path: string) => blog !== undefined && Object.values(feedPaths).includes(path)
  const isFile = (path: string) =>
    path === '/' || routes.has(path) || isFeed(path) || files.has(`content/_public${path}`)
  const redirects = migratedRedirects(placed, site, context, isFile)
  const isRedirected = (path: string) =>
    redirects.some(({ from }) => from === path || (from.endsWith('/*') && path.startsWith(from.slice(0, -1))))
  const changed = new Set([...changedPages].map(({ file }) => displayPath(context, file)))
  // With `throw`, which is the default, Docusaurus fails if a link has no target.
  const areDeadLinksAllowed =
    ['warn', 'log', 'ignore'].includes(String(site.config.onBrokenLinks)) &&
    site.missingModules.length === 0 &&
    site.plugins.every(({ name }) => addsNoPages(name))
  context.missingTargets.report(warnings, areDeadLinksAllowed, changed, (path) => isFile(path) || isRedirected(path))
  const config = convertConfig(
    site,
    {
      root,
      // A sidebar that is generated from the folders needs pages, but a site that is only a blog has none.
      sidebars: documents.every(({ post }) => post)
        ? { docs: [{ label: textOf(site.config.title) ?? 'Home', to: '/' }] }
        : sidebars.sidebars,
      versions: convertVersions(sidebars),
      redirects,
      css,
      hasMdx: [...files.keys()].some((path) => path.endsWith('.mdx')),
      accent: styles.accent,
      accentDark: styles.accentDark,
      editUrl: convertEditUrl(target, site.docs.find(({ hasEditUrl }) => hasEditUrl)?.editUrl, site.folder),
      outsideLinks,
      routeOf: (id, setId) => documentById(placed, id, setId)?.route,
      firstOf: (name, setId = 'default') => {
        const original = sidebars.originals.find(({ set }) => set.id === setId)
        const [first] = documentIds(original?.sidebars.get(name) ?? [])
        return first === undefined ? undefined : documentById(placed, first, setId)?.route
      },
      csp: mergedSources(sourcesOfPageScripts(placed, site, context), csp),
      ...(blog && { labels: blogLabels(blog.blog) }),
      newRoute,
      isTarget: (path) => isFile(path) || redirects.some(({ from }) => from === path),
    },
    warnings,
  )
  return { config, redirects }
}

/** Returns a document in `content/`, which the first set of each plugin contains. */
export function documentById({ sets }: PlacedPages, id: string, setId = 'default'): Document | undefined {
  const documents = sets.find(({ set }) => set.id === setId)?.documents
  return documents?.find((document) => document.id === id)
}

/** @param isFile Whether a page or a file exists in the new site. */
function migratedRedirects(
  { sets, blogPlaces, documents, routes, newRoute, reactPages, sidebars }: PlacedPages,
  site: OriginalSite,
  { warnings }: MigrationContext,
  isFile: (path: string) => boolean,
): Redirect[] {
  const addresses = [...documents.map(({ address }) => address), ...sidebars.categories.map(({ address }) => address)]
  const moved = [...versionRedirects(sets), ...(blogPlaces?.redirects ?? []), ...pageRedirects(reactPages, newRoute)]
  return convertRedirects(site, { addresses, routes, newRoute, isFile, moved }, warnings)
}

/** Returns what the scripts that fill in empty elements need from the Content Security Policy. */
function sourcesOfPageScripts(
  { baseUrl }: PlacedPages,
  { staticFolders }: OriginalSite,
  { pageScripts, scriptedDocuments }: MigrationContext,
): Record<string, string[]> {
  const frameOrigins = scriptedDocuments.size > 0 ? originsOf(pageScripts) : []
  const staticFile = (url: string) =>
    url.startsWith(baseUrl)
      ? staticFolders.map((folder) => join(folder, url.slice(baseUrl.length))).find((path) => existsSync(path))
      : undefined
  return mergedSources(
    frameOrigins.length > 0 ? { 'frame-src': ["'self'", ...frameOrigins] } : {},
    sourcesOfScripts(pageScripts, staticFile),
  )
}
