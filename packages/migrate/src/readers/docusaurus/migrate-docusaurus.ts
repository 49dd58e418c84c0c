import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { currentVersion, type UserConfig } from '@docs-engine/cli/internal'
import type { MigratedSite } from '../../model/migrated-site.ts'
import { MigrationWarnings } from '../../model/migration-warnings.ts'
import { homePage } from '../../write/home-page.ts'
import { oldUrls } from '../../write/old-urls.ts'
import { writeConfig } from '../../write/write-config.ts'
import type { PageText } from './affected-pages.ts'
import { convertFiles } from './convert-files.ts'
import { reportPlugins, runLostPlugins } from './convert-plugins.ts'
import { convertTheme } from './convert-theme.ts'
import { documentById, migratedConfig } from './migrated-config.ts'
import { migrationContext } from './migration-context.ts'
import { type OriginalSite, readOriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { type PlacedPages, placePages } from './place-pages.ts'
import { reportVersions } from './report-versions.ts'
import { documentIds } from './sidebars.ts'

/**
 * Converts a Docusaurus site in memory, without writing any files.
 *
 * @param folder The folder that contains `docusaurus.config.*`, or its parent.
 * @param target The folder of the new site, from which the “Edit this page” URL is derived.
 */
export async function migrateDocusaurus(folder: string, target: string): Promise<MigratedSite> {
  const site = await readOriginalSite(folder)
  const warnings = new MigrationWarnings()
  const placed = await placePages(site, warnings)
  const { root, folders } = placed
  const context = contextOf(placed, site, warnings)
  const texts = textsOf(placed, context)
  const attempt = <Result>(what: string, run: () => Result | Promise<Result>, otherwise: () => Result) =>
    warnings.attempt({ what, pages: 'all' }, run, otherwise)
  const nothing = () => undefined
  await attempt('the theme', () => convertTheme(site, root, context, texts), nothing)
  reportPlugins(site, root, warnings)
  reportVersions(site, root, warnings)
  const { changedPages, trees } = await attempt(
    'Markdown plugins',
    () => runLostPlugins(placed.sets, site, context),
    () => ({ changedPages: new Set(placed.documents), trees: new Map() }),
  )
  context.treeOf = (file) => trees.get(file)
  if (!existsSync(join(site.folder, 'src/theme/CodeBlock')))
    context.hasOwnCodeBlocks = (document) => changedPages.has(document)
  const converted = await convertFiles(placed, site, context, texts)
  const { files, plugins, packages, assets } = converted
  const { config, redirects } = migratedConfig(placed, site, context, converted, { changedPages, target })
  const hasNewHome = !placed.routes.has('/')
  if (hasNewHome) files.set('content/index.md', { text: homePage(config, readingOrder(placed)) })
  files.set('urls.lock', { text: oldUrls(lastingAddresses(placed).map((address) => [address, []])) })
  files.set('site.config.ts', { text: writeConfig(config, plugins) })
  const { pages, wholePages } = pagesOf(placed, warnings)
  // This package only contains colors of code, which aren't imported.
  for (const name of site.missingModules.filter((name) => name !== 'prism-react-renderer'))
    warnings.missing.add(isAbsolute(name) ? `./${relative(root, name)}` : name)
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    folders,
    root,
    versions: versionsOf(config),
    hasNewHome,
    warnings,
    pages,
    wholePages,
    packages,
    counts: {
      pages: pages.length,
      complete: wholePages.length,
      assets,
      components: [...context.modules.files.keys()].filter((path) => /\.[jt]sx$/.test(path)).length,
      redirects: redirects.length,
    },
  }
}

function contextOf(placed: PlacedPages, site: OriginalSite, warnings: MigrationWarnings): MigrationContext {
  const { root, aliases, documents, routes, newRoute, outsideLinks } = placed
  const { unmigrated, sidebars, modules } = placed
  return migrationContext({
    site,
    root,
    aliases,
    documents,
    routes,
    newRoute,
    unmigrated: unmigrated.routes,
    cards: sidebars.cards,
    outsideLinks,
    warnings,
    modules,
  })
}

function textsOf({ documents }: PlacedPages, context: MigrationContext): PageText[] {
  return documents.map(({ file, block, frontMatter, post }) => ({
    path: displayPath(context, file),
    text: block.body,
    frontMatter,
    isPost: post !== undefined,
  }))
}

/** Returns the routes of the documents in `content/` in the order of the sidebars. */
function readingOrder(placed: PlacedPages): (string | undefined)[] {
  const inContent = placed.sidebars.originals.filter(({ set }) => set.version?.folder === undefined)
  return inContent.flatMap(({ set, sidebars }) =>
    [...sidebars.values()].flatMap(documentIds).map((id) => documentById(placed, id, set.id)?.route),
  )
}

/**
 * Returns the addresses of all pages that the old site published. Pages that aren't imported are included, so that `docs check` asks for a
 * page or a redirect at each of their addresses.
 */
function lastingAddresses({ documents, sidebars, blogPlaces, unmigrated }: PlacedPages): string[] {
  const published = documents.filter(({ frontMatter }) => frontMatter.draft !== true).map(({ address }) => address)
  const ofCategories = sidebars.categories.map(({ address }) => address)
  const ofLists = [...(blogPlaces?.generated.keys() ?? []), ...(blogPlaces?.continued ?? [])]
  return [...new Set([...published, ...ofCategories, ...ofLists, ...unmigrated.pages])]
}

/** Returns the pages of the old site, and those that no warning is about. */
function pagesOf({ documents, reactPages, root }: PlacedPages, { list }: MigrationWarnings) {
  const pages = [...documents, ...reactPages.pages].map(({ file }) => displayPath({ folder: root }, file))
  const incomplete = new Set(list.flatMap(({ pages }) => pages))
  const isIncomplete = list.some(({ pages }) => pages === 'all')
  return { pages, wholePages: isIncomplete ? [] : pages.filter((page) => !incomplete.has(page)) }
}

function versionsOf({ versions }: UserConfig): MigratedSite['versions'] {
  return (
    versions && {
      current: versions.find(({ name }) => name === currentVersion)?.label ?? 'current',
      others: versions.map(({ name }) => name).filter((name) => name !== currentVersion),
    }
  )
}
