import { dirname, sep } from 'node:path'
import { admonitions, authorsFile, feedPaths } from '@docs-engine/cli/internal'
import type { MigratedSite, NewFile } from '../../model/migrated-site.ts'
import { MigrationWarnings } from '../../model/migration-warnings.ts'
import { addRoute, createSite } from '../../model/old-site.ts'
import { newRoute } from '../../passes/convert-links.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { assembleSite } from '../../write/assemble-site.ts'
import { convertPages } from '../../write/convert-pages.ts'
import { CopiedModules } from '../mdx/copied-modules.ts'
import { blogPlaces, reportBlog } from './blog-places.ts'
import { defaultMagicComments, type MagicComment } from './code-fence.ts'
import { convertConfig } from './convert-config.ts'
import { convertPage, setFormat } from './convert-page.ts'
import { convertPlugins, reportPlugins } from './convert-plugins.ts'
import { docusaurusRedirects } from './convert-redirects.ts'
import { type ConvertedStyles, convertStyles } from './convert-styles.ts'
import { convertTheme } from './convert-theme.ts'
import { isStaticFile } from './convert-url.ts'
import { listSets } from './document-sets.ts'
import type { Document } from './documents.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { convertVersions, migrateSidebars, versionRedirects } from './migrate-sidebars.ts'
import { type OriginalSite, readOriginalSite } from './original-site.ts'
import { type ImportedReactPages, importReactPages } from './react-pages.ts'
import { addLostRoutes, ignoreLostLinks, reportLostPages, reportUnmigrated } from './report-unmigrated.ts'
import { importPath } from './resolve-import.ts'
import { runtimeModules } from './runtime-modules.ts'
import { addTranslations } from './translations.ts'

/**
 * Converts a Docusaurus site in memory, without writing any files.
 *
 * @param folder The folder that contains `docusaurus.config.*`.
 * @param target The folder of the new site, from which the “Edit this page” URL is derived.
 */
export async function migrateDocusaurus(folder: string, target: string, built?: string): Promise<MigratedSite> {
  const original = await readOriginalSite(folder)
  const folders = [folder, ...original.docs.map((docs) => docs.folder), ...original.blogs.map(({ set }) => set.folder)]
  const root = commonFolder(folders)
  const warnings = new MigrationWarnings()
  const { sets, blog } = listSets(original, root)
  const documents = sets.flatMap((own) => own.documents)
  const modules = new CopiedModules(original, runtimeModules(original.config), (specifier, importer) =>
    importPath(specifier, importer, folder),
  )
  const taken = new Set(documents.map(({ route }) => route))
  const reactPages = await warnings.attempt(
    { what: 'the React pages', pages: [] },
    () => importReactPages(original, root, modules, (route) => taken.has(route)),
    (): ImportedReactPages => ({ pages: [], lost: [], files: new Map() }),
  )
  const basics = {
    generator: 'Docusaurus',
    root,
    folders,
    pagesFolder: root,
    publicFolders: original.staticFolders,
    built,
    url: original.config.url,
    base: original.config.baseUrl ?? '/',
  }
  const site = { ...createSite(basics, [...documents, ...reactPages.pages]), warnings }
  const ofBlog = blog && blogPlaces(blog)
  for (const [route, own] of ofBlog?.generated ?? []) addRoute(site, route, own)
  site.otherRoutes.push(...(ofBlog?.generated.keys() ?? []))
  addLostRoutes(original, reactPages, site)
  const syntax = syntaxOf(original)
  const sidebars = await migrateSidebars(sets, site, original.folder, syntax)
  const context: DocusaurusContext = {
    ...syntax,
    site,
    original,
    modules,
    globals: new Map(),
    partials: new Map(),
    hasMdx: new Map(),
    cards: sidebars.cards,
  }
  const attempt = (what: string, run: () => void | Promise<void>) =>
    warnings.attempt({ what, pages: 'all' }, run, () => undefined)
  await attempt('the theme', () => convertTheme(context))
  reportPlugins(context)
  reportUnmigrated(context)
  if (blog) reportBlog(blog, site)
  convertPlugins(sets, context)

  for (const document of documents) setFormat(document, context)
  const isDocument = new Set<object>(documents)
  addTranslations(sets, blog, context)
  const pages = await convertPages(site, (page, own) => {
    if (own.translation?.orphans.has(page)) return page.block.block + page.block.body
    const isPage = own.translation !== undefined || isDocument.has(page)
    return isPage ? convertPage(page as Document, { ...context, site: own }) : ''
  })
  for (const { target: own } of reactPages.pages) pages.delete(own)
  for (const { target: own, text } of context.partials.values()) pages.set(own, text)
  for (const [path, text] of sidebars.categoryPages) if (!pages.has(path)) pages.set(path, text)
  reportLostPages(context, reactPages)
  ignoreLostLinks(context)

  const files = new Map<string, NewFile>([...modules.files, ...reactPages.files])
  Object.assign(site.packages, modules.packages)
  if (blog?.authors.text !== undefined) files.set(authorsFile, { text: blog.authors.text })
  const styles: ConvertedStyles = await warnings.attempt(
    { what: 'the styles', pages: 'all' },
    () => convertStyles(context),
    () => ({ files: new Map(), css: [] }),
  )
  for (const [path, text] of styles.files) files.set(path, { text })

  const routes = new Set([...site.byRoute.values()].map((page) => newRoute(page)))
  const isFeed = (path: string) => blog !== undefined && Object.values(feedPaths).includes(path)
  const isPath = (path: string) => path === '/' || routes.has(path) || isFeed(path) || isStaticFile(path, site)
  const redirects = docusaurusRedirects(context, isPath, [...versionRedirects(sets), ...(ofBlog?.redirects ?? [])])
  const config = convertConfig(context, {
    sets: sidebars.originals,
    isPath: (path) => isPath(path) || redirects.some(({ from }) => from === path),
    // A sidebar that is generated from the folders needs pages, but a site that is only a blog has none.
    sidebars: documents.every(({ post }) => post)
      ? { docs: [{ label: textOf(original.config.title) ?? 'Home', to: '/' }] }
      : sidebars.sidebars,
    versions: convertVersions(sidebars),
    redirects,
    styles,
    target,
  })
  return assembleSite(site, pages, config, files)
}

/** Returns the extensions of Markdown that the old site supports. */
function syntaxOf({
  config,
  plugins,
  themeConfig,
}: OriginalSite): Pick<
  DocusaurusContext,
  'hasDiagrams' | 'magicComments' | 'admonitions' | 'hasEmoji' | 'hasLiveCode' | 'isMdx'
> {
  const markdown = toRecord(config.markdown)
  const magicComments = toArray(toRecord(themeConfig.prism).magicComments) as MagicComment[]
  const isDetected = markdown.format === 'detect' || markdown.format === 'md'
  const own = plugins.flatMap(({ options }) => toArray(toRecord(options.admonitions).keywords).map(String))
  return {
    hasDiagrams: markdown.mermaid === true && plugins.some(({ name }) => name.includes('theme-mermaid')),
    magicComments: magicComments.length > 0 ? magicComments : defaultMagicComments,
    admonitions: [...new Set([...Object.keys(admonitions), ...own.filter((name) => /^\w[\w-]*$/.test(name))])],
    hasEmoji: markdown.emoji !== false,
    hasLiveCode: plugins.some(({ name }) => name.includes('theme-live-codeblock')),
    isMdx: (file) => !isDetected || file.endsWith('.mdx'),
  }
}

function commonFolder(folders: readonly string[]): string {
  let common = folders[0]!
  for (const folder of folders) while (folder !== common && !folder.startsWith(common + sep)) common = dirname(common)
  return common
}
