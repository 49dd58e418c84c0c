import { authorsFile } from '@docs-engine/cli/internal'
import type { NewFile } from '../../model/migrated-site.ts'
import type { PageText } from './affected-pages.ts'
import { convertMarkdown } from './convert-markdown.ts'
import { convertPage, setFormat } from './convert-page.ts'
import { carryPlugins } from './convert-plugins.ts'
import { type ConvertedStyles, convertStyles } from './convert-styles.ts'
import type { MigrationContext } from './page-context.ts'
import { displayPath } from './page-context.ts'
import type { PlacedPages } from './place-pages.ts'
import { fileInVersion } from './places.ts'

export interface ConvertedFiles {
  /** The pages and partials in Markdown, by their path in the new site. */
  pages: Map<string, string>
  /** Modules, stylesheets, and the pages in React. */
  files: Map<string, NewFile>
  styles: ConvertedStyles
}

/** Converts the pages, and collects the files that they need. */
export async function convertFiles(
  placed: PlacedPages,
  site: MigrationContext,
  texts: readonly PageText[],
): Promise<ConvertedFiles> {
  const { sets, blog, sidebars, reactPages } = placed
  for (const { documents } of sets) for (const document of documents) setFormat(document, site)
  const pages = await convertPages(placed, site)
  await addPartials(pages, site)
  addOutsideLinks(site)
  carryPlugins(sets, site)
  for (const [path, text] of sidebars.categoryPages) if (!pages.has(path)) pages.set(path, text)
  const files = new Map<string, NewFile>([...site.modules.files, ...reactPages.files])
  Object.assign(site.packages, site.modules.packages)
  if (blog?.authors.text !== undefined) files.set(authorsFile, { text: blog.authors.text })
  const styles = await site.warnings.attempt(
    { what: 'the styles', pages: 'all' },
    () => convertStyles(site, texts, [...pages.values()], files),
    (): ConvertedStyles => ({ files: new Map(), css: [] }),
  )
  for (const [path, text] of styles.files) files.set(path, { text })
  return { pages, files, styles }
}

/** Converts the documents of all document sets to pages, and returns the pages by their path in the new site. */
async function convertPages({ sets }: PlacedPages, site: MigrationContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const { documents } of sets) {
    const routes = new Map(documents.map((document) => [document.id, document.route]))
    for (const document of documents) {
      const file = displayPath(site, document.file)
      const text = await site.warnings.attempt(
        { what: 'this page', file, pages: [file] },
        () => convertPage(document, site, (id) => routes.get(id)),
        () => document.block.block + document.block.body,
      )
      pages.set(fileInVersion(document.target, document.set.version?.folder), text)
    }
  }
  return pages
}

/** Converts the partials of the pages, and the partials that these import. */
async function addPartials(texts: Map<string, string>, site: MigrationContext): Promise<void> {
  for (const { path, frontMatter, body, tree, page } of site.partials.values()) {
    const pages = [displayPath(site, page.document.file)]
    const text = await site.warnings.attempt(
      { what: 'this partial', file: displayPath(site, page.file), pages },
      () => (tree ? convertMarkdown(tree, page) : body),
      () => body,
    )
    texts.set(path, frontMatter + text)
  }
}

/** Adds the links of components and React pages to pages that aren't imported. */
function addOutsideLinks({ modules, outsideLinks, unmigratedPage }: MigrationContext): void {
  for (const url of modules.linkUrls())
    if (outsideLinks.convert(url) === undefined && unmigratedPage(url.replace(/[?#].*$|\/$/g, '')) !== undefined)
      outsideLinks.urls.add(url)
}
