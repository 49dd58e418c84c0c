import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path'
import { plural } from '../../check/report/counts.ts'
import type { SidebarEntry } from '../../model/config-schema.ts'
import { homePage } from '../shared/home-page.ts'
import { InlineStyles } from '../shared/inline-styles.ts'
import { listFiles } from '../shared/list-files.ts'
import type { MigratedSite, NewFile } from '../shared/migrated-site.ts'
import { type LostPages, MigrationWarnings } from '../shared/migration-warnings.ts'
import { oldUrls } from '../shared/old-urls.ts'
import { writeConfig } from '../shared/write-config.ts'
import { aliasesOf } from './aliases.ts'
import { defaultMagicComments, type MagicComment } from './code-fence.ts'
import { convertConfig } from './convert-config.ts'
import { convertPage } from './convert-page.ts'
import { carriedPlugins, reportPlugins, runLostPlugins } from './convert-plugins.ts'
import { convertRedirects } from './convert-redirects.ts'
import { type Card, convertSidebars } from './convert-sidebars.ts'
import { convertStyles, convertTheme } from './convert-theme.ts'
import { convertNodes } from './convert-tree.ts'
import { CopiedComponents } from './copied-components.ts'
import { type Document, listDocuments } from './documents.ts'
import { convertEditUrl } from './edit-url.ts'
import { ImportedValues } from './imported-values.ts'
import { knownComponents } from './known-components.ts'
import { type DocsOptions, type OriginalSite, readOriginalSite, textOf, toArray, toRecord } from './original-site.ts'
import { OutsideLinks } from './outside-links.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { documentIds, type OriginalSidebars, readSidebars } from './sidebars.ts'
import { StaticComponents } from './static-components.ts'

/** A document set: the options of a folder with documents, such as `docs/`, and the documents themselves. */
interface DocumentSet {
  set: DocsOptions
  documents: Document[]
}

/** The sidebars of all document sets, and the pages and entries that were generated from the sidebars. */
interface MigratedSidebars {
  /** The original sidebars of each document set. */
  originals: (DocumentSet & { sidebars: OriginalSidebars })[]
  /** The new sidebars, by name. */
  sidebars: Record<string, SidebarEntry[]>
  /** Path in the new site → text. */
  categoryPages: Map<string, string>
  categoryRoutes: string[]
  /** The cards that a category's page shows, by the page's route. */
  cards: Map<string, Card[]>
}

/**
 * Converts a Docusaurus site in memory, without writing any files.
 *
 * @param folder The folder that contains `docusaurus.config.*`, or its parent.
 * @param target The folder of the new site, from which the “Edit this page” URL is derived.
 */
export async function migrateSite(folder: string, target: string): Promise<MigratedSite> {
  const site = await readOriginalSite(folder)
  const warnings = new MigrationWarnings()
  const root = commonFolder([site.folder, ...site.docs.map((docs) => docs.folder)])
  const sets = listSets(site)
  const documents = sets.flatMap((entry) => entry.documents)
  const baseUrl = `/${textOf(site.config.baseUrl) ?? ''}/`.replace(/\/+/g, '/')
  const outsideLinks = new OutsideLinks(baseUrl, site.staticFolders)
  const sidebars = await migrateSidebars(sets, site, root, outsideLinks, warnings)
  const routes = new Set([...documents.map(({ route }) => route), ...sidebars.categoryRoutes])
  const unmigrated = unmigratedRoutes(site, warnings, root)
  const context = migrationContext({
    site,
    root,
    documents,
    routes,
    unmigrated: unmigrated.routes,
    cards: sidebars.cards,
    outsideLinks,
    warnings,
  })

  const texts = documents.map(({ file, block, frontMatter }) => ({
    path: displayPath(context, file),
    text: block.body,
    frontMatter,
  }))
  context.codeBlock = await context.staticComponents.loadCodeBlock()
  await convertTheme(site, root, context, texts)
  reportPlugins(site, root, warnings)
  const { changedPages, trees } = await runLostPlugins(sets, site, context)
  context.treeOf = (file) => trees.get(file)
  if (context.codeBlock || !existsSync(join(site.folder, 'src/theme/CodeBlock')))
    context.hasOwnCodeBlocks = (document) => changedPages.has(document)
  const files = await convertPages(sets, context)
  for (const url of context.components.linkUrls())
    if (outsideLinks.convert(url) === undefined && context.isUnmigrated(url.replace(/[?#].*$|\/$/g, '')))
      outsideLinks.urls.add(url)
  const carried = carriedPlugins(sets, site, warnings)
  const styles = convertStyles(site, root, texts, warnings)
  for (const [path, text] of styles.files) files.set(path, { text })
  for (const [path, from] of styles.assets) files.set(path, { from })
  const staticFiles = publicFiles(site)
  for (const [path, text] of sidebars.categoryPages) if (!files.has(path)) files.set(path, { text })
  for (const [path, from] of context.assets) files.set(path, { from })
  for (const [path, file] of context.components.files) files.set(path, file)
  for (const [path, from] of staticFiles) files.set(path, { from })
  const css = context.styles.css()
  if (css) files.set('styles/moved.css', { text: css })
  const componentCss = [...context.staticComponents.css.values()].join('\n')
  if (componentCss) files.set('styles/components.css', { text: componentCss })

  const isFile = (path: string) => path === '/' || routes.has(path) || files.has(`content/_public${path}`)
  const redirects = convertRedirects(site, routes, isFile, warnings)
  const documentById = (id: string, setId = 'default') => {
    const documents = sets.find(({ set }) => set.id === setId)?.documents
    return documents?.find((document) => document.id === id)
  }
  const config = convertConfig(
    site,
    {
      root,
      sidebars: sidebars.sidebars,
      redirects,
      css: [...styles.css, ...(componentCss ? ['styles/components.css'] : []), ...(css ? ['styles/moved.css'] : [])],
      accent: styles.accent,
      accentDark: styles.accentDark,
      editUrl: convertEditUrl(target, site.docs.find(({ hasEditUrl }) => hasEditUrl)?.editUrl, site.folder),
      outsideLinks,
      routeOf: (id, set) => documentById(id, set)?.route,
      firstOf: (name, setId = 'default') => {
        const original = sidebars.originals.find(({ set }) => set.id === setId)
        const [first] = documentIds(original?.sidebars.get(name) ?? [])
        return first === undefined ? undefined : documentById(first, setId)?.route
      },
      isTarget: (path) => isFile(path) || redirects.some(({ from }) => from === path),
    },
    warnings,
  )
  const hasNewHome = !routes.has('/')
  if (hasNewHome) {
    const readingOrder = sidebars.originals.flatMap(({ set, sidebars }) =>
      [...sidebars.values()].flatMap(documentIds).map((id) => documentById(id, set.id)?.route),
    )
    files.set('content/index.md', { text: homePage(config, readingOrder) })
  }
  // React pages are listed too, so that `docs check` asks for a page or a redirect at each of their addresses.
  const published = documents.filter(({ frontMatter }) => frontMatter.draft !== true).map(({ route }) => route)
  const addresses = new Set([...published, ...sidebars.categoryRoutes, ...unmigrated.reactPages])
  files.set('urls.lock', { text: oldUrls([...addresses].map((route) => [route, []])) })
  files.set('site.config.ts', { text: writeConfig(config, carried.plugins) })
  const incomplete = new Set(warnings.list.flatMap(({ pages }) => pages))
  const isIncomplete = warnings.list.some(({ pages }) => pages === 'all')
  const pages = documents.map((document) => displayPath(context, document.file))
  const wholePages = isIncomplete ? [] : pages.filter((page) => !incomplete.has(page))
  // This package only contains colors of code, which aren't imported.
  for (const name of site.missingModules.filter((name) => name !== 'prism-react-renderer'))
    warnings.missing.add(isAbsolute(name) ? `./${relative(root, name)}` : name)
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    folders: [site.folder, ...site.docs.map((docs) => docs.folder)],
    root,
    hasNewHome,
    warnings,
    pages,
    wholePages,
    packages: carried.packages,
    counts: {
      pages: documents.length,
      complete: wholePages.length,
      assets: context.assets.size + staticFiles.size,
      components: [...context.components.files.keys()].filter((path) => /^content\/_components\/\w+\.tsx$/.test(path))
        .length,
      redirects: redirects.length,
    },
  }
}

/** Lists the documents of all document sets. The Markdown files in `src/pages` are the last set. */
function listSets(site: OriginalSite): DocumentSet[] {
  const usedTargets = new Set<string>()
  return [...site.docs, ...(site.pages ? [pagesAsDocs(site.pages)] : [])].map((set) => ({
    set,
    documents: withoutEmptyDrafts(listDocuments(set, usedTargets)),
  }))
}

/** Converts the sidebars of all document sets to a single sidebar. */
async function migrateSidebars(
  sets: DocumentSet[],
  site: OriginalSite,
  root: string,
  outsideLinks: OutsideLinks,
  warnings: MigrationWarnings,
): Promise<MigratedSidebars> {
  const result: MigratedSidebars = {
    originals: [],
    sidebars: {},
    categoryPages: new Map(),
    categoryRoutes: [],
    cards: new Map(),
  }
  for (const { set, documents } of sets) {
    const sidebars = await readSidebars(set, documents, site.folder)
    result.originals.push({ set, sidebars, documents })
    const file = displayPath({ folder: root }, set.sidebars || set.folder)
    const isRoute = (path: string) => sets.some((other) => other.documents.some(({ route }) => route === path))
    const converted = convertSidebars(sidebars, documents, file, isRoute, outsideLinks, warnings)
    for (const [own, entries] of converted.sidebars) {
      // A set without a sidebars file has no name for its sidebar. Two sets can use the same name.
      const name = set.sidebars === undefined && set.id !== 'default' ? set.id : own
      result.sidebars[name in result.sidebars ? `${set.id}-${name}` : name] = entries
    }
    for (const [path, text] of converted.pages) result.categoryPages.set(path, text)
    result.categoryRoutes.push(...converted.routes)
    for (const [route, list] of converted.cards) result.cards.set(route, list)
  }
  return result
}

interface ContextInput extends Pick<MigrationContext, 'routes' | 'outsideLinks' | 'warnings'> {
  site: OriginalSite
  root: string
  documents: Document[]
  /** Routes that were not migrated. A pattern ends with `/*`. */
  unmigrated: string[]
  cards: ReadonlyMap<string, Card[]>
}

/** Collects the data that the conversions of all pages share. */
function migrationContext(input: ContextInput): MigrationContext {
  const { site, root, documents, routes, unmigrated, cards, outsideLinks, warnings } = input
  const hasPlugin = (pattern: RegExp) => site.docs.some(({ unified }) => unified.some(({ name }) => pattern.test(name)))
  const aliases = aliasesOf(site.plugins, site.folder)
  const magicComments = toArray(toRecord(site.themeConfig.prism).magicComments) as MagicComment[]
  return {
    folder: root,
    siteFolder: site.folder,
    staticFolders: site.staticFolders,
    origin: `${textOf(site.config.url) ?? ''}${textOf(site.config.baseUrl) ?? ''}`.replace(/\/+$/, ''),
    documents: new Map(documents.map((document) => [document.file, document])),
    routes,
    isUnmigrated: (route) =>
      !routes.has(route) &&
      unmigrated.some(
        (pattern) => pattern === route || (pattern.endsWith('/*') && `${route}/`.startsWith(pattern.slice(0, -1))),
      ),
    outsideLinks,
    assets: new Map(),
    components: new CopiedComponents(site.folder),
    aliases,
    staticComponents: new StaticComponents(site.folder, aliases, site.config, Object.keys(knownComponents)),
    inlineCode: undefined,
    codeBlock: undefined,
    values: new ImportedValues(site.folder),
    styles: new InlineStyles(),
    warnings,
    convertNodes,
    hasVirtualFiles: 'remark-typescript-tools' in (site.packages ?? {}) || hasPlugin(/^remark-typescript-tools/),
    hasOwnCodeBlocks: () => true,
    treeOf: () => undefined,
    magicComments: magicComments.length > 0 ? magicComments : defaultMagicComments,
    admonitions: admonitionNames(site),
    hasEmoji: toRecord(site.config.markdown).emoji !== false,
    cardsOf: (document) => cards.get(document.route) ?? [],
    isMdx: (file) => formatOf(site) === 'mdx' || file.endsWith('.mdx'),
  }
}

/** Converts the documents of all document sets to pages, and returns the pages by their path in the new site. */
async function convertPages(sets: DocumentSet[], context: MigrationContext): Promise<Map<string, NewFile>> {
  const files = new Map<string, NewFile>()
  for (const { documents } of sets) {
    const routes = new Map(documents.map((document) => [document.id, document.route]))
    for (const document of documents)
      files.set(document.target, { text: await convertPage(document, context, (id) => routes.get(id)) })
  }
  return files
}

function pagesAsDocs(folder: string): DocsOptions {
  return {
    folder,
    routeBase: '',
    include: ['**/*.{md,mdx}'],
    exclude: ['**/_*.{md,mdx}', '**/_*/**'],
    sidebars: false,
    numberPrefixes: false,
    editUrl: undefined,
    hasEditUrl: false,
    showsDates: false,
    unified: [],
    id: 'pages',
  }
}

/** Omits drafts that contain nothing but front matter. */
function withoutEmptyDrafts(documents: Document[]): Document[] {
  return documents.filter((document) => document.frontMatter.draft !== true || document.block.body.trim() !== '')
}

/**
 * Returns the routes that are not migrated: React pages, the blog, and older versions. Adds a warning for each. A route that ends with `/*`
 * is a pattern.
 */
function unmigratedRoutes(
  site: OriginalSite,
  warnings: MigrationWarnings,
  root: string,
): { routes: string[]; reactPages: string[] } {
  const routes: string[] = []
  const reactPages: string[] = []
  const warn = (name: string, reason: string, file: string, lost: LostPages, note: string) =>
    warnings.add({ kind: 'page', name, reason, file: displayPath({ folder: root }, file), lost, note })
  const pagesIn = (folder: string) =>
    existsSync(folder) ? listFiles(folder).filter((path) => /\.mdx?$/.test(path) && !/(^|\/)_/.test(path)) : []
  const pages = site.pages ?? join(site.folder, 'src/pages')
  for (const path of existsSync(pages) ? listFiles(pages) : []) {
    if (!/\.(jsx?|tsx?)$/.test(path) || /(^|\/)_|\.(test|d)\.|module\.|(^|\/)__tests__\//.test(path)) continue
    const route = `/${path.replace(/(^|\/)index\.\w+$/, '').replace(/\.\w+$/, '')}`
    routes.push(route)
    reactPages.push(route)
    warn(
      route,
      `The page \`${route}\` is a React page, which isn’t imported.`,
      join(pages, path),
      { what: 'React page', count: 1 },
      'Write it in Markdown with components, or in React as a `.tsx` file in `content`.',
    )
  }
  if (site.blog) {
    const posts = pagesIn(site.blog.folder).length
    routes.push(site.blog.route, `${site.blog.route}/*`)
    warn(
      site.blog.route,
      `The blog isn’t imported. It has ${plural(posts, 'post')}.`,
      site.blog.folder,
      { what: 'blog post', count: posts },
      'Copy the posts to the folder `content/blog`. See the page “Blog” in the documentation of Docs.',
    )
  }
  const versions = join(site.folder, 'versions.json')
  if (existsSync(versions)) {
    const names = toArray(JSON.parse(readFileSync(versions, 'utf8'))).map(String)
    const base = `/${site.docs[0]?.routeBase ?? 'docs'}`.replace(/\/$/, '')
    for (const name of [...names, 'next']) routes.push(`${base}/${name}`, `${base}/${name}/*`)
    warn(
      'versions',
      names.length === 1 ? '1 older version isn’t imported.' : `${names.length} older versions aren’t imported.`,
      versions,
      { what: 'page of older versions', count: pagesIn(join(site.folder, 'versioned_docs')).length },
      'To add an older version, see the page “Versions” in the documentation of Docs.',
    )
  }
  const translations = join(site.folder, 'i18n')
  const ownLanguage = textOf(toRecord(site.config.i18n).defaultLocale) ?? 'en'
  const files = existsSync(translations) ? listFiles(translations) : []
  // The folder of the site's own language contains texts of the theme.
  if (files.some((path) => !path.startsWith(`${ownLanguage}/`)))
    warn(
      'i18n',
      'Translations aren’t imported, because a site has one language.',
      translations,
      {
        what: 'translated page',
        count: pagesIn(translations).filter((path) => !path.startsWith(`${ownLanguage}/`)).length,
      },
      'Import each language as a site of its own, and link to it in the navbar.',
    )
  return { routes, reactPages }
}

/**
 * Returns the files of all static folders: path in the new site → absolute path. Skips `.DS_Store`, `.nojekyll`, and files whose names
 * conflict with generated files.
 */
function publicFiles(site: OriginalSite): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of site.staticFolders) {
    for (const path of listFiles(folder)) {
      if (['_redirects', '_headers', '.nojekyll', 'index.html', '.DS_Store'].includes(path)) continue
      files.set(posix.join('content/_public', path), join(folder, path))
    }
  }
  return files
}

function admonitionNames(site: OriginalSite): string[] {
  const known = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary']
  const own = site.plugins.flatMap(({ options }) => toArray(toRecord(options.admonitions).keywords).map(String))
  return [...new Set([...known, ...own.filter((name) => /^\w[\w-]*$/.test(name))])]
}

/** Returns `mdx` if `.md` files are parsed as MDX, which is Docusaurus's default, and `detect` otherwise. */
function formatOf(site: OriginalSite): 'mdx' | 'detect' {
  const { format } = toRecord(site.config.markdown)
  return format === 'detect' || format === 'md' ? 'detect' : 'mdx'
}

function commonFolder(folders: string[]): string {
  let common = folders[0]!
  for (const folder of folders) while (folder !== common && !folder.startsWith(common + sep)) common = dirname(common)
  return relative(common, folders[0]!) === '' && folders.length === 1 ? folders[0]! : common
}
