import { feedPaths, type UserConfig } from '@docs-engine/cli/internal'
import { editUrlFor, repositoryOf } from '../../util/edit-url.ts'
import { textOf } from '../../util/values.ts'
import { convertConfig } from './convert-config.ts'
import type { ConvertedFiles } from './convert-files.ts'
import { convertRedirects, type Redirect } from './convert-redirects.ts'
import { convertVersions, versionRedirects } from './convert-versions.ts'
import type { Document } from './documents.ts'
import { addsNoPages } from './known-plugins.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import type { PlacedPages } from './place-pages.ts'
import { pageRedirects } from './react-pages.ts'
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
  context: MigrationContext,
  { pages, styles }: ConvertedFiles,
  { changedPages, target }: { changedPages: ReadonlySet<Document>; target: string },
): UserConfig {
  const { blog, documents, routes, newRoute, sidebars, outsideLinks } = placed
  const { original: site, warnings, modules } = context
  const isFeed = (path: string) => blog !== undefined && Object.values(feedPaths).includes(path)
  const isFile = (path: string) => path === '/' || routes.has(path) || isFeed(path) || outsideLinks.isStaticFile(path)
  const redirects = migratedRedirects(placed, context, isFile)
  const isRedirected = (path: string) =>
    redirects.some(({ from }) => from === path || (from.endsWith('/*') && path.startsWith(from.slice(0, -1))))
  const changed = new Set([...changedPages].map(({ file }) => displayPath(context, file)))
  // With `throw`, which is the default, Docusaurus fails if a link has no target.
  const areDeadLinksAllowed =
    ['warn', 'log', 'ignore'].includes(String(site.config.onBrokenLinks)) &&
    site.missingModules.length === 0 &&
    site.plugins.every(({ name }) => addsNoPages(name))
  context.missingTargets.report(warnings, areDeadLinksAllowed, changed, (path) => isFile(path) || isRedirected(path))
  return convertConfig(context, {
    // A sidebar that is generated from the folders needs pages, but a site that is only a blog has none.
    sidebars: documents.every(({ post }) => post)
      ? { docs: [{ label: textOf(site.config.title) ?? 'Home', to: '/' }] }
      : sidebars.sidebars,
    versions: convertVersions(sidebars),
    redirects,
    css: styles.css,
    hasMdx: [...pages.keys()].some((path) => path.endsWith('.mdx')),
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
    csp: modules.csp(),
    ...(blog && { labels: blogLabels(blog.blog) }),
    newRoute,
    isTarget: (path) => isFile(path) || redirects.some(({ from }) => from === path),
  })
}

/** Returns a document in `content/`, which the first set of each plugin contains. */
export function documentById({ sets }: PlacedPages, id: string, setId = 'default'): Document | undefined {
  const documents = sets.find(({ set }) => set.id === setId)?.documents
  return documents?.find((document) => document.id === id)
}

/** @param isFile Whether a page or a file exists in the new site. */
function migratedRedirects(
  { sets, blogPlaces, documents, routes, newRoute, reactPages, sidebars }: PlacedPages,
  { original, warnings }: MigrationContext,
  isFile: (path: string) => boolean,
): Redirect[] {
  const addresses = [...documents.map(({ address }) => address), ...sidebars.categories.map(({ address }) => address)]
  const moved = [...versionRedirects(sets), ...(blogPlaces?.redirects ?? []), ...pageRedirects(reactPages, newRoute)]
  return convertRedirects(original, { addresses, routes, newRoute, isFile, moved }, warnings)
}

/**
 * Returns the `editUrl` of the new site: the URL of the folder that contains `content/`. If the new folder isn't in a Git repository, it will
 * probably replace the old site, so that the URL stays the same.
 *
 * @param original The URL of the original site's folder.
 * @returns `undefined` if the new folder has no known place in the repository of the original site.
 */
function convertEditUrl(target: string, original: string | undefined, siteFolder: string): string | undefined {
  if (original === undefined) return undefined
  if (repositoryOf(target) !== undefined) return editUrlFor(target, original, siteFolder)
  return /^https?:\/\//.test(original)
    ? original.replace(/^(https:\/\/(?:[^/]+\/){3}(?:-\/)?)(?:blob|tree)\//, '$1edit/')
    : undefined
}
