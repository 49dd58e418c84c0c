import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path'
import { currentVersion } from '../../model/versions.ts'
import { authorsFile } from '../../plan/authors.ts'
import { feedPaths } from '../../plan/generated-paths.ts'
import { mergedSources } from '../shared/content-sources.ts'
import { homePage } from '../shared/home-page.ts'
import { listFiles } from '../shared/list-files.ts'
import { mermaidComponent, mermaidCsp, mermaidPackages, mermaidPath } from '../shared/mermaid.ts'
import type { MigratedSite, NewFile } from '../shared/migrated-site.ts'
import { MigrationWarnings } from '../shared/migration-warnings.ts'
import { oldUrls } from '../shared/old-urls.ts'
import { textOf } from '../shared/values.ts'
import { writeConfig } from '../shared/write-config.ts'
import { blogPlaces } from './blog-places.ts'
import { convertConfig } from './convert-config.ts'
import { convertPage } from './convert-page.ts'
import { carriedPlugins, reportPlugins, runLostPlugins } from './convert-plugins.ts'
import { convertRedirects } from './convert-redirects.ts'
import { convertStyles } from './convert-styles.ts'
import { convertTheme } from './convert-theme.ts'
import { convertVersions, versionRedirects } from './convert-versions.ts'
import { type DocumentSet, listSets } from './document-sets.ts'
import { convertEditUrl } from './edit-url.ts'
import { liveCodeOf } from './live-code.ts'
import { completeTableHeads, usesMdx1 } from './mdx1.ts'
import { migrateSidebars } from './migrate-sidebars.ts'
import { migrationContext } from './migration-context.ts'
import { type OriginalSite, readOriginalSite } from './original-site.ts'
import { OutsideLinks } from './outside-links.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { originsOf, sourcesOfScripts } from './page-scripts.ts'
import { fileInVersion, Places, pathOfPlace, placeOf } from './places.ts'
import { importReactPages, pageRedirects } from './react-pages/import-react-pages.ts'
import { blogLabels, reportBlog } from './report-blog.ts'
import { reportVersions } from './report-versions.ts'
import { documentIds } from './sidebars.ts'
import { aliasesOf } from './site-aliases.ts'
import { StaticDocuments } from './static-documents.ts'
import { unmigratedRoutes } from './unmigrated-routes.ts'

/**
 * Converts a Docusaurus site in memory, without writing any files.
 *
 * @param folder The folder that contains `docusaurus.config.*`, or its parent.
 * @param target The folder of the new site, from which the “Edit this page” URL is derived.
 */
export async function migrateSite(folder: string, target: string): Promise<MigratedSite> {
  const site = await readOriginalSite(folder)
  const warnings = new MigrationWarnings()
  const folders = [site.folder, ...site.docs.map((docs) => docs.folder), ...site.blogs.map(({ set }) => set.folder)]
  const root = commonFolder(folders)
  const { sets, blog } = listSets(site)
  const documents = sets.flatMap((entry) => entry.documents)
  const isMdx1 = usesMdx1(site)
  if (isMdx1)
    for (const document of documents)
      document.block = { ...document.block, body: completeTableHeads(document.block.body) }
  const baseUrl = `/${textOf(site.config.baseUrl) ?? ''}/`.replace(/\/+/g, '/')
  const versionFolders = sets.flatMap(({ set: { folder, version } }) =>
    version?.folder === undefined
      ? []
      : [{ folder: `${displayPath({ folder: root }, folder)}/`, name: version.folder }],
  )
  warnings.versionOf = (path) => versionFolders.find(({ folder }) => path.startsWith(folder))?.name
  const outsideLinks = new OutsideLinks(baseUrl, site.staticFolders)
  const places = new Places()
  for (const document of documents) places.add(document.address, placeOf(document))
  const ofBlog = blog && blogPlaces(blog)
  if (blog && ofBlog) reportBlog(blog, ofBlog, site, root, warnings)
  const generated = new Map(ofBlog?.generated)
  for (const [address, route] of generated) places.add(address, { route, version: undefined })
  const aliases = await aliasesOf(site)
  const reactPages = await importReactPages(site, aliases, (route) => places.path(route) !== undefined)
  for (const { route } of reactPages.pages) places.add(route, { route, version: undefined })
  const sidebars = await migrateSidebars(sets, site, root, places, outsideLinks, warnings)
  const pathsOfPages = [...documents.map(placeOf), ...sidebars.categories.map(({ place }) => place)]
  const routes = new Set([
    ...pathsOfPages.map((place) => pathOfPlace(place)),
    ...generated.values(),
    ...reactPages.pages.map(({ route }) => route),
  ])
  const newRoute = (address: string, version?: string) => places.path(address, version)
  const unmigrated = unmigratedRoutes(site, reactPages, warnings, root)
  const context = migrationContext({
    site,
    root,
    aliases,
    isMdx1,
    documents,
    routes,
    newRoute,
    unmigrated: unmigrated.routes,
    cards: sidebars.cards,
    outsideLinks,
    warnings,
  })

  const texts = documents.map(({ file, block, frontMatter, post }) => ({
    path: displayPath(context, file),
    text: block.body,
    frontMatter,
    isPost: post !== undefined,
  }))
  context.codeBlock = await context.staticComponents.loadCodeBlock()
  context.liveCode = await liveCodeOf(site, context.components)
  await convertTheme(site, root, context, texts)
  reportPlugins(site, root, warnings)
  reportVersions(site, root, warnings)
  const { changedPages, trees } = await runLostPlugins(sets, site, context)
  context.treeOf = (file) => trees.get(file)
  if (context.codeBlock || !existsSync(join(site.folder, 'src/theme/CodeBlock')))
    context.hasOwnCodeBlocks = (document) => changedPages.has(document)
  const staticDocuments = new StaticDocuments(baseUrl, site.staticFolders)
  const files = await convertPages(sets, context, staticDocuments)
  for (const url of context.components.linkUrls())
    if (
      outsideLinks.convert(url) === undefined &&
      context.unmigratedPage(url.replace(/[?#].*$|\/$/g, '')) !== undefined
    )
      outsideLinks.urls.add(url)
  if (site.config.onBrokenAnchors === 'throw') for (const url of context.ownAnchors.broken()) outsideLinks.urls.add(url)
  for (const url of reactPages.anchors) outsideLinks.urls.add(url)
  const carried = carriedPlugins(sets, site, warnings)
  const staticFiles = publicFiles(site)
  for (const [path, text] of sidebars.categoryPages) if (!files.has(path)) files.set(path, { text })
  for (const [path, from] of context.assets) files.set(path, { from })
  for (const [path, file] of context.components.files) files.set(path, file)
  for (const [path, file] of reactPages.files) files.set(path, file)
  const styles = convertStyles(site, root, texts, files, warnings)
  for (const [path, text] of styles.files) files.set(path, { text })
  for (const [path, from] of styles.assets) files.set(path, { from })
  const { liveCode, diagrams } = context
  if (diagrams?.isUsed) files.set(mermaidPath, { text: mermaidComponent })
  for (const [path, file] of liveCode?.files() ?? []) files.set(path, file)
  if (liveCode?.isUsed)
    warnings.cover(
      'theme-live-codeblock',
      'the component `LiveCode`, for which `csp` allows pages to run code from text',
    )
  for (const [path, from] of staticFiles) files.set(path, { from })
  const shownDocuments = staticDocuments.convert(warnings)
  for (const [path, file] of shownDocuments.files) files.set(path, file)
  if (blog?.authors.text !== undefined) files.set(authorsFile, { text: blog.authors.text })
  if (context.scriptedDocuments.size > 0)
    warnings.cover(
      'scripts that fill in empty elements',
      '`head`; pages with such elements are loaded again after a link',
    )
  const css = context.styles.css()
  if (css) files.set('styles/moved.css', { text: css })
  const componentCss = [...context.staticComponents.css.values()].join('\n')
  if (componentCss) files.set('styles/components.css', { text: componentCss })

  const isFeed = (path: string) => blog !== undefined && Object.values(feedPaths).includes(path)
  const isFile = (path: string) =>
    path === '/' || routes.has(path) || isFeed(path) || files.has(`content/_public${path}`)
  const addresses = [...documents.map(({ address }) => address), ...sidebars.categories.map(({ address }) => address)]
  const moved = [...versionRedirects(sets), ...(ofBlog?.redirects ?? []), ...pageRedirects(reactPages, newRoute)]
  const redirects = convertRedirects(site, { addresses, routes, newRoute, isFile, moved }, warnings)
  const isRedirected = (path: string) =>
    redirects.some(({ from }) => from === path || (from.endsWith('/*') && path.startsWith(from.slice(0, -1))))
  const changed = new Set([...changedPages].map(({ file }) => displayPath(context, file)))
  context.missingTargets.report(warnings, context.generators, changed, (path) => isFile(path) || isRedirected(path))
  // The first set of each plugin contains the documents in `content/`.
  const documentById = (id: string, setId = 'default') => {
    const documents = sets.find(({ set }) => set.id === setId)?.documents
    return documents?.find((document) => document.id === id)
  }
  const frameOrigins = context.scriptedDocuments.size > 0 ? originsOf(context.pageScripts) : []
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
      csp: mergedSources(
        frameOrigins.length > 0 ? { 'frame-src': ["'self'", ...frameOrigins] } : {},
        sourcesOfScripts(context.pageScripts, (url) =>
          url.startsWith(baseUrl)
            ? site.staticFolders
                .map((folder) => join(folder, url.slice(baseUrl.length)))
                .find((path) => existsSync(path))
            : undefined,
        ),
        liveCode?.csp ?? {},
        diagrams?.isUsed ? mermaidCsp : {},
        reactPages.csp,
        context.components.csp(),
        shownDocuments.csp,
      ),
      ...(blog && { labels: blogLabels(blog.blog) }),
      newRoute,
      isTarget: (path) => isFile(path) || redirects.some(({ from }) => from === path),
    },
    warnings,
  )
  const hasNewHome = !routes.has('/')
  if (hasNewHome) {
    const inContent = sidebars.originals.filter(({ set }) => set.version?.folder === undefined)
    const readingOrder = inContent.flatMap(({ set, sidebars }) =>
      [...sidebars.values()].flatMap(documentIds).map((id) => documentById(id, set.id)?.route),
    )
    files.set('content/index.md', { text: homePage(config, readingOrder) })
  }
  // Pages that aren't imported are listed too, so that `docs check` asks for a page or a redirect at each of their addresses.
  const published = documents.filter(({ frontMatter }) => frontMatter.draft !== true).map(({ address }) => address)
  const ofCategories = sidebars.categories.map(({ address }) => address)
  const ofLists = [...generated.keys(), ...(ofBlog?.continued ?? [])]
  const lasting = new Set([...published, ...ofCategories, ...ofLists, ...unmigrated.pages])
  files.set('urls.lock', { text: oldUrls([...lasting].map((route) => [route, []])) })
  files.set('site.config.ts', { text: writeConfig(config, carried.plugins) })
  const incomplete = new Set(warnings.list.flatMap(({ pages }) => pages))
  const isIncomplete = warnings.list.some(({ pages }) => pages === 'all')
  const pages = [...documents, ...reactPages.pages].map(({ file }) => displayPath(context, file))
  const wholePages = isIncomplete ? [] : pages.filter((page) => !incomplete.has(page))
  // This package only contains colors of code, which aren't imported.
  for (const name of site.missingModules.filter((name) => name !== 'prism-react-renderer'))
    warnings.missing.add(isAbsolute(name) ? `./${relative(root, name)}` : name)
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    folders,
    root,
    versions: config.versions && {
      current: config.versions.find(({ name }) => name === currentVersion)?.label ?? 'current',
      others: config.versions.map(({ name }) => name).filter((name) => name !== currentVersion),
    },
    hasNewHome,
    warnings,
    pages,
    wholePages,
    packages: {
      ...carried.packages,
      ...liveCode?.packages,
      ...(diagrams?.isUsed && mermaidPackages),
      ...reactPages.packages,
    },
    counts: {
      pages: pages.length,
      complete: wholePages.length,
      assets: context.assets.size + staticFiles.size,
      components: [...context.components.files.keys()].filter((path) => /^content\/_components\/\w+\.tsx$/.test(path))
        .length,
      redirects: redirects.length,
    },
  }
}

/** Converts the documents of all document sets to pages, and returns the pages by their path in the new site. */
async function convertPages(
  sets: DocumentSet[],
  context: MigrationContext,
  staticDocuments: StaticDocuments,
): Promise<Map<string, NewFile>> {
  const files = new Map<string, NewFile>()
  for (const { documents } of sets) {
    const routes = new Map(documents.map((document) => [document.id, document.route]))
    for (const document of documents) {
      const text = await convertPage(document, context, (id) => routes.get(id))
      staticDocuments.addPage(text, displayPath(context, document.file))
      files.set(fileInVersion(document.target, document.set.version?.folder), { text })
    }
  }
  return files
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

function commonFolder(folders: string[]): string {
  let common = folders[0]!
  for (const folder of folders) while (folder !== common && !folder.startsWith(common + sep)) common = dirname(common)
  return relative(common, folders[0]!) === '' && folders.length === 1 ? folders[0]! : common
}
