import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative, sep } from 'node:path'
import { plural } from '../../check/report/report-data.ts'
import type { SidebarEntry } from '../../model/config-schema.ts'
import { defaultMagicComments, type MagicComment } from './code-fence.ts'
import { convertConfig } from './convert-config.ts'
import { convertPage } from './convert-page.ts'
import { convertRedirects } from './convert-redirects.ts'
import { type Card, convertSidebars } from './convert-sidebars.ts'
import { convertNodes } from './convert-tree.ts'
import { CopiedComponents } from './copied-components.ts'
import { type Document, listDocuments } from './documents.ts'
import { editUrlFor } from './edit-url.ts'
import { homePage } from './home-page.ts'
import { InlineStyles } from './inline-styles.ts'
import { listFiles } from './list-files.ts'
import { MigrationWarnings } from './migration-warnings.ts'
import { asList, asOptions, type DocsOptions, type OriginalSite, readOriginalSite, textOf } from './original-site.ts'
import { positionIn, type SiteContext } from './page-context.ts'
import { documentsIn, type OriginalSidebars, readSidebars } from './sidebars.ts'
import { writeConfig } from './write-config.ts'

/** A file of the new site: either its text or the path of the file to copy. */
export type NewFile = { text: string } | { from: string }

export interface MigratedSite {
  /** The files, by their path relative to the new folder. */
  files: Map<string, NewFile>
  /** Folders of the original site. Nothing may be written to them. */
  folders: string[]
  /** Paths in the warnings are relative to this folder. */
  root: string
  losses: MigrationWarnings
  counts: { pages: number; whole: number; assets: number; components: number; redirects: number }
}

/**
 * Converts a Docusaurus site in memory. Writes nothing.
 *
 * @param folder The folder that contains `docusaurus.config.*`, or its parent.
 * @param target The folder of the new site, from which the “Edit this page” URL is derived.
 */
export async function migrateSite(folder: string, target: string): Promise<MigratedSite> {
  const site = await readOriginalSite(folder)
  const losses = new MigrationWarnings()
  const root = commonFolder([site.folder, ...site.docs.map((docs) => docs.folder)])
  const taken = new Set<string>()
  const sets = [...site.docs, ...(site.pages ? [pagesAsDocs(site.pages)] : [])].map((set) => ({
    set,
    documents: withoutEmptyDrafts(listDocuments(set, taken)),
  }))
  const documents = sets.flatMap((entry) => entry.documents)
  const routes = new Set(documents.map(({ route }) => route))

  const sidebars: { set: DocsOptions; sidebars: OriginalSidebars; documents: Document[] }[] = []
  const entries: SidebarEntry[] = []
  const categoryPages = new Map<string, string>()
  const cards = new Map<string, Card[]>()
  for (const { set, documents: own } of sets) {
    const read = await readSidebars(set, own, site.folder)
    sidebars.push({ set, sidebars: read, documents: own })
    const file = set.sidebars ? positionIn({ folder: root }, set.sidebars) : positionIn({ folder: root }, set.folder)
    const converted = convertSidebars(read, own, file, (name) => navbarLabel(site, name), losses)
    const several = site.docs.length > 1 && read.size === 1 && converted.entries.length > 0
    entries.push(...(several ? [{ label: words(set), items: converted.entries }] : converted.entries))
    for (const [path, text] of converted.pages) categoryPages.set(path, text)
    for (const route of converted.routes) routes.add(route)
    for (const [route, list] of converted.cards) cards.set(route, list)
  }

  const leftBehind = leftBehindRoutes(site, losses, root)
  const prism = asOptions(site.themeConfig.prism)
  const context: SiteContext = {
    folder: root,
    siteFolder: site.folder,
    staticFolders: site.staticFolders,
    origin: `${textOf(site.config.url) ?? ''}${textOf(site.config.baseUrl) ?? ''}`.replace(/\/+$/, ''),
    documents: new Map(documents.map((document) => [document.file, document])),
    routes,
    isLeftBehind: (route) =>
      !routes.has(route) &&
      leftBehind.some(
        (pattern) => pattern === route || (pattern.endsWith('/*') && `${route}/`.startsWith(pattern.slice(0, -1))),
      ),
    brokenOff: new Set(),
    assets: new Map(),
    components: new CopiedComponents(site.folder),
    styles: new InlineStyles(),
    losses,
    convertNodes,
    magicComments:
      (asList(prism.magicComments) as MagicComment[]).length > 0
        ? (prism.magicComments as MagicComment[])
        : defaultMagicComments,
    admonitions: admonitionNames(site),
    cardsOf: (document) => cards.get(document.route) ?? [],
    isMdx: (file) => formatOf(site) === 'mdx' || file.endsWith('.mdx'),
  }

  const files = new Map<string, NewFile>()
  for (const { documents: own } of sets) {
    const byId = new Map(own.map((document) => [document.id, document.route]))
    for (const document of own)
      files.set(document.target, { text: await convertPage(document, context, (id) => byId.get(id)) })
  }
  const broken = new Set(losses.list.filter(({ file, kind }) => file && pageKinds.has(kind)).map(({ file }) => file))
  const whole = documents.filter((document) => !broken.has(positionIn(context, document.file))).length

  for (const [path, text] of categoryPages) if (!files.has(path)) files.set(path, { text })
  for (const [path, from] of context.assets) files.set(path, { from })
  for (const [path, file] of context.components.files) files.set(path, file)
  for (const [path, from] of publicFiles(site)) files.set(path, { from })
  const redirects = convertRedirects(
    site,
    routes,
    (path) => path === '/' || routes.has(path) || files.has(`content/_public${path}`),
    losses,
  )
  const css = context.styles.css()
  if (css) files.set('styles/moved.css', { text: css })
  const find = (id: string, setId = 'default') => {
    const own = sets.find(({ set }) => set.id === setId)?.documents
    return own?.find((document) => document.id === id)
  }
  const config = convertConfig(
    site,
    {
      root,
      sidebar: entries,
      redirects,
      css: css ? ['styles/moved.css'] : [],
      editUrl: editUrlFor(target, site.docs[0]?.editUrl, site.folder),
      ignoreLinks: [...context.brokenOff].sort(),
      routeOf: (id, set) => find(id, set)?.route,
      firstOf: (name, setId = 'default') => {
        const own = sidebars.find(({ set }) => set.id === setId)
        const [first] = documentsIn(own?.sidebars.get(name) ?? [])
        return first === undefined ? undefined : find(first, setId)?.route
      },
      isTarget: (path) =>
        routes.has(path) ||
        path === '/' ||
        files.has(`content/_public${path}`) ||
        redirects.some(({ from }) => from === path),
    },
    losses,
  )
  if (!routes.has('/')) {
    const home = homePage(
      config,
      sidebars.flatMap((own) =>
        [...own.sidebars.values()].flatMap(documentsIn).map((id) => find(id, own.set.id)?.route),
      ),
    )
    files.set('content/index.md', { text: home })
  }
  files.set('site.config.ts', { text: writeConfig(config) })
  for (const name of site.missingPackages)
    losses.leaveOut(`what the configuration takes from \`${name.replace(`${root}/`, '')}\`, which is not installed`)
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    folders: [site.folder, ...site.docs.map((docs) => docs.folder)],
    root,
    losses,
    counts: {
      pages: documents.length,
      whole,
      assets: context.assets.size + publicFiles(site).size,
      components: [...context.components.files.keys()].filter((path) => /^content\/_components\/\w+\.tsx$/.test(path))
        .length,
      redirects: redirects.length,
    },
  }
}

const pageKinds = new Set(['page', 'component', 'expression', 'attribute', 'directive', 'live code'])

function pagesAsDocs(folder: string): DocsOptions {
  return {
    folder,
    routeBase: '',
    include: ['**/*.{md,mdx}'],
    exclude: ['**/_*.{md,mdx}', '**/_*/**'],
    sidebars: false,
    numberPrefixes: false,
    editUrl: undefined,
    id: 'pages',
  }
}

/** Omits drafts that have no contents. Documents with the same route are all kept. */
function withoutEmptyDrafts(documents: Document[]): Document[] {
  return documents.filter((document) => document.frontMatter.draft !== true || document.block.body.trim() !== '')
}

/** Returns the routes that are not migrated: React pages, the blog, and older versions. Adds a warning for each. */
function leftBehindRoutes(site: OriginalSite, losses: MigrationWarnings, root: string): string[] {
  const routes: string[] = []
  const lose = (name: string, reason: string, file: string, note?: string) =>
    losses.add({ kind: 'page', name, reason, file: positionIn({ folder: root }, file), ...(note && { note }) })
  const pages = site.pages ?? join(site.folder, 'src/pages')
  for (const path of existsSync(pages) ? listFiles(pages) : []) {
    if (!/\.(jsx?|tsx?)$/.test(path) || /(^|\/)_|\.(test|d)\.|module\.|(^|\/)__tests__\//.test(path)) continue
    const route = `/${path.replace(/(^|\/)index\.\w+$/, '').replace(/\.\w+$/, '')}`
    routes.push(route)
    lose(route, `The page \`${route}\` is a React page.`, join(pages, path), 'Rewrite it in Markdown with components.')
  }
  if (site.blog) {
    const posts = listFiles(site.blog.folder).filter((path) => /\.mdx?$/.test(path)).length
    routes.push(site.blog.route, `${site.blog.route}/*`)
    lose(
      site.blog.route,
      `The blog with its ${plural(posts, 'post')} is not imported.`,
      site.blog.folder,
      'Here, a blog is an archive of links. See the guide to writing.',
    )
  }
  const versions = join(site.folder, 'versions.json')
  if (existsSync(versions)) {
    const names: unknown = JSON.parse(readFileSync(versions, 'utf8'))
    const base = `/${site.docs[0]?.routeBase ?? 'docs'}`.replace(/\/$/, '')
    for (const name of [...asList(names).map(String), 'next']) routes.push(`${base}/${name}`, `${base}/${name}/*`)
    lose(
      'versions',
      `${plural(asList(names).length, 'older version')} ${asList(names).length === 1 ? 'does' : 'do'} not come along.`,
      versions,
      'The guide to hosting describes how versions work here.',
    )
  }
  for (const name of ['i18n']) {
    if (existsSync(join(site.folder, name)))
      lose('i18n', 'Translations are not imported, because a site has one language.', join(site.folder, name))
  }
  return routes
}

/** Returns the files of all static folders, except those that the build generates and `.DS_Store`. */
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
  const own = site.plugins.flatMap(({ options }) => asList(asOptions(options.admonitions).keywords).map(String))
  return [...new Set([...known, ...own.filter((name) => /^\w[\w-]*$/.test(name))])]
}

/** Whether `.md` files are parsed as MDX. That is Docusaurus's default. */
function formatOf(site: OriginalSite): 'mdx' | 'detect' {
  const { format } = asOptions(site.config.markdown)
  return format === 'detect' || format === 'md' ? 'detect' : 'mdx'
}

function navbarLabel(site: OriginalSite, sidebar: string): string | undefined {
  const items = asList(asOptions(site.themeConfig.navbar).items).map(asOptions)
  const item = items.find(({ sidebarId }) => sidebarId === sidebar)
  return typeof item?.label === 'string' ? item.label : undefined
}

function words(set: DocsOptions): string {
  const name = set.id === 'default' ? basename(set.folder) : set.id
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ')
}

function commonFolder(folders: string[]): string {
  let common = folders[0]!
  for (const folder of folders) while (folder !== common && !folder.startsWith(common + sep)) common = dirname(common)
  return relative(common, folders[0]!) === '' && folders.length === 1 ? folders[0]! : common
}
