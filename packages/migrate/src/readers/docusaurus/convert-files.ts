import { join, posix } from 'node:path'
import { authorsFile } from '@docs-engine/cli/internal'
import type { NewFile } from '../../model/migrated-site.ts'
import { mermaidComponent, mermaidCsp, mermaidPackages, mermaidPath } from '../../passes/mermaid.ts'
import oldScripts from '../../runtime/docusaurus/OldScripts.tsx?raw'
import { mergedSources } from '../../util/content-sources.ts'
import { listFiles } from '../../util/list-files.ts'
import type { PageText } from './affected-pages.ts'
import { convertMarkdown } from './convert-markdown.ts'
import { convertPage, setFormat } from './convert-page.ts'
import { carriedPlugins } from './convert-plugins.ts'
import { type ConvertedStyles, convertStyles } from './convert-styles.ts'
import type { DocumentSet } from './document-sets.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import type { PlacedPages } from './place-pages.ts'
import { fileInVersion } from './places.ts'
import { StaticDocuments } from './static-documents.ts'

export interface ConvertedFiles {
  /** The files of the new site, except its configuration and a generated home page, by path. */
  files: Map<string, NewFile>
  /** The accent colors of the old site. */
  styles: Pick<ConvertedStyles, 'accent' | 'accentDark'>
  /** Paths of the stylesheets. */
  css: string[]
  /** What the files need from the Content Security Policy. */
  csp: Record<string, string[]>
  /** The plugins of the new site. */
  plugins: ReturnType<typeof carriedPlugins>['plugins']
  /** The versions of the packages that the new site needs, by name. */
  packages: Record<string, string>
  /** The number of images and other files that were copied. */
  assets: number
}

/** Converts the pages, and collects all files that they need. */
export async function convertFiles(
  placed: PlacedPages,
  site: OriginalSite,
  context: MigrationContext,
  texts: readonly PageText[],
): Promise<ConvertedFiles> {
  const { root, baseUrl, sets, blog, sidebars, reactPages } = placed
  const { warnings, modules, diagrams } = context
  const staticDocuments = new StaticDocuments(baseUrl, site.staticFolders)
  for (const { documents } of sets) for (const document of documents) setFormat(document, context)
  const files = await convertPages(sets, context, staticDocuments)
  await addPartials(files, context)
  addOutsideLinks(placed, site, context)
  const carried = carriedPlugins(sets, site, warnings)
  const staticFiles = publicFiles(site)
  for (const [path, text] of sidebars.categoryPages) if (!files.has(path)) files.set(path, { text })
  for (const [path, from] of context.assets) files.set(path, { from })
  for (const [path, file] of modules.files) files.set(path, file)
  for (const [path, file] of reactPages.files) files.set(path, file)
  const styles = await warnings.attempt(
    { what: 'the styles', pages: 'all' },
    () => convertStyles(site, root, texts, files, warnings),
    (): ConvertedStyles => ({ files: new Map(), assets: new Map(), css: [] }),
  )
  for (const [path, text] of styles.files) files.set(path, { text })
  for (const [path, from] of styles.assets) files.set(path, { from })
  if (diagrams?.isUsed) files.set(mermaidPath, { text: mermaidComponent })
  for (const [path, from] of staticFiles) files.set(path, { from })
  const shownDocuments = staticDocuments.convert(warnings)
  for (const [path, file] of shownDocuments.files) files.set(path, file)
  if (blog?.authors.text !== undefined) files.set(authorsFile, { text: blog.authors.text })
  if (context.scriptedDocuments.size > 0) {
    files.set('content/_components/OldScripts.tsx', { text: oldScripts })
    warnings.cover(
      'scripts that fill in empty elements',
      '`head`; pages with such elements are loaded again after a link',
    )
  }
  return {
    files,
    styles,
    css: styles.css,
    csp: mergedSources(diagrams?.isUsed ? mermaidCsp : {}, modules.csp(), shownDocuments.csp),
    plugins: carried.plugins,
    packages: {
      ...carried.packages,
      ...(diagrams?.isUsed && mermaidPackages),
      ...modules.packages,
    },
    assets: context.assets.size + staticFiles.size,
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
      const file = displayPath(context, document.file)
      const text = await context.warnings.attempt(
        { what: 'this page', file, pages: [file] },
        () => convertPage(document, context, (id) => routes.get(id)),
        () => document.block.block + document.block.body,
      )
      staticDocuments.addPage(text, displayPath(context, document.file))
      files.set(fileInVersion(document.target, document.set.version?.folder), { text })
    }
  }
  return files
}

/** Converts the partials of the pages, and the partials that these import. */
async function addPartials(files: Map<string, NewFile>, context: MigrationContext): Promise<void> {
  for (const { path, frontMatter, body, tree, page } of context.partials.values()) {
    const pages = [displayPath(context, page.document.file)]
    const text = await context.warnings.attempt(
      { what: 'this partial', file: displayPath(context, page.file), pages },
      () => (tree ? convertMarkdown(tree, page) : body),
      () => body,
    )
    files.set(path, { text: frontMatter + text })
  }
}

/** Adds the links of components and React pages to pages that aren't imported, and links to anchors that only exist in the browser. */
function addOutsideLinks(
  { outsideLinks, reactPages }: PlacedPages,
  site: OriginalSite,
  { modules, ownAnchors, unmigratedPage }: MigrationContext,
): void {
  for (const url of modules.linkUrls())
    if (outsideLinks.convert(url) === undefined && unmigratedPage(url.replace(/[?#].*$|\/$/g, '')) !== undefined)
      outsideLinks.urls.add(url)
  if (site.config.onBrokenAnchors === 'throw') for (const url of ownAnchors.broken()) outsideLinks.urls.add(url)
  for (const url of reactPages.anchors) outsideLinks.urls.add(url)
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
