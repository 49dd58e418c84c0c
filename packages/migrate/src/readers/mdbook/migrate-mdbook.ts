import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { type UserConfig, UserError } from '@docs-engine/cli/internal'
import { parse } from 'smol-toml'
import type { MigratedSite } from '../../model/migrated-site.ts'
import { createSite, type OldPage, type OldSite, readPage } from '../../model/old-site.ts'
import { findPage, routeForm } from '../../passes/convert-links.ts'
import { loseScripts } from '../../passes/losses.ts'
import { slugFor, targetFor, toSidebar } from '../../passes/navigation.ts'
import { convertRedirects } from '../../passes/redirects.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { editUrlFor } from '../../util/edit-url.ts'
import { isFile, listFiles } from '../../util/list-files.ts'
import { hasTitleHeading } from '../../util/title-heading.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { assembleSite } from '../../write/assemble-site.ts'
import { convertPages } from '../../write/convert-pages.ts'
import { lenientLevels } from '../../write/lenient-levels.ts'
import { pageText } from '../../write/write-page.ts'
import { convertMdBookPage, type MdBookContext } from './convert-mdbook-page.ts'
import { formulaSyntax, hasFormulas } from './formula-syntax.ts'
import { withIncludes } from './include-files.ts'
import { type BookItem, chaptersOf, navigationOf, readSummary } from './read-summary.ts'

/** Converts an mdBook in memory. `folder` contains `book.toml`. */
export async function migrateMdBook(folder: string, target: string, built?: string): Promise<MigratedSite> {
  const config = readBook(folder)
  const html = toRecord(toRecord(config.output).html)
  const pagesFolder = join(folder, textOf(toRecord(config.book).src) ?? 'src')
  const summaryFile = join(pagesFolder, 'SUMMARY.md')
  if (!isFile(summaryFile))
    throw new UserError(`No \`SUMMARY.md\` in \`${relative(folder, pagesFolder)}\`.`, 'Check `src` in `book.toml`.')
  const items = readSummary(readFileSync(summaryFile, 'utf8'))
  const site = createSite(
    {
      generator: 'mdBook',
      root: folder,
      pagesFolder,
      publicFolders: [pagesFolder],
      built,
      isPublic: (path) => !/\.md$|(?:^|\/)[._]/.test(path),
      url: html['site-url'],
    },
    listPages(folder, pagesFolder, items),
  )
  addStylesheets(toArray(html['additional-css']).map(String), folder, site, 'book.toml')
  const names = Object.keys(toRecord(config.preprocessor))
  const unknown = names.filter((name) => !/^(?:mermaid|admonish|links|index)$/.test(name) && !hasFormulas(name))
  const context: MdBookContext = {
    site,
    hasDefinitionLists: html['definition-lists'] !== false,
    hasMermaid: names.includes('mermaid'),
    formulas: formulaSyntax(html['mathjax-support'] === true, names),
    hiddenLines: Object.fromEntries(
      Object.entries(toRecord(toRecord(html.code).hidelines)).map(([name, value]) => [name, String(value)]),
    ),
    preprocessors: unknown,
  }
  // The first of several entries for a file counts.
  const titles = new Map(
    chaptersOf(items)
      .reverse()
      .map(({ source, name }) => [source, name]),
  )
  const texts = await convertPages(site, (page) => {
    const source = withIncludes(page.block.body, page, site)
    // Otherwise, a page without a heading of level 1 would be named after its file.
    const title = hasTitleHeading(source) ? undefined : titles.get(page.source)
    return pageText({ title, ...slugFor(page.target, page.route) }, convertMdBookPage(page, source, context))
  })
  reportUnmigrated(folder, config, unknown, site)
  return assembleSite(site, texts, mdBookConfig(config, site, items, target, folder))
}

/** Returns the route of a chapter. mdBook publishes `README.md` as `index.html`. */
function routeOf(path: string): string {
  return routeForm(`/${path.replace(/\.md$/, '').replace(/(^|\/)README$/i, '$1index')}`)
}

function readBook(folder: string): Options {
  try {
    return toRecord(parse(readFileSync(join(folder, 'book.toml'), 'utf8')))
  } catch (error) {
    throw new UserError(`\`book.toml\` can’t be read: ${(error as Error).message}`, 'Fix it, then try again.')
  }
}

/** Returns the chapters that `SUMMARY.md` lists, because mdBook publishes only those Markdown files. */
function listPages(folder: string, pagesFolder: string, items: readonly BookItem[]): OldPage[] {
  return [...new Set(chaptersOf(items).map(({ source }) => source))]
    .filter((source) => source !== undefined)
    .filter((source) => isFile(join(pagesFolder, source)))
    .map((source) => {
      const file = join(pagesFolder, source)
      return readPage(file, source, relative(folder, file), routeOf(source), targetFor(source))
    })
}

function mdBookConfig(
  config: Options,
  site: OldSite,
  chapters: readonly BookItem[],
  target: string,
  folder: string,
): UserConfig {
  const book = toRecord(config.book)
  const html = toRecord(toRecord(config.output).html)
  const repository = textOf(html['git-repository-url'])
  const edit = textOf(html['edit-url-template'])?.replace(/\{path\}.*$/, '')
  const editUrl = editUrlFor(target, edit, folder)
  const favicon = ['theme/favicon.svg', 'theme/favicon.png'].find((path) => existsSync(join(folder, path)))
  if (favicon) site.assets.set(`content/_public/${posix.basename(favicon)}`, join(folder, favicon))
  const written = Object.entries(toRecord(html.redirect)).map(([from, to]) => ({
    from: posix.resolve('/', from),
    to: String(to),
  }))
  const routeOf = (path: string, from: string) => findPage(posix.resolve(posix.dirname(from), path), site)?.route
  const redirects = convertRedirects(written, site, 'book.toml', routeOf)
  // mdBook links to these chapters with the name of the file.
  for (const { source, route } of site.pages)
    if (/(?:^|\/)README\.md$/i.test(source) && route !== '/') redirects.push({ from: `${route}/index.html`, to: route })
  const navigation = navigationOf(chapters, html['no-section-label'] !== true)
  const items = toSidebar(navigation, site, relative(folder, join(site.pagesFolder, 'SUMMARY.md')))
  return {
    title: textOf(book.title) ?? 'Book',
    ...(textOf(book.description) && { tagline: textOf(book.description) }),
    ...(site.origin && { url: site.origin }),
    ...(site.baseUrl !== '/' && { baseUrl: site.baseUrl }),
    trailingSlash: false,
    ...(textOf(book.language) && book.language !== 'en' && { locale: String(book.language) }),
    ...(favicon && { favicon: `/${posix.basename(favicon)}` }),
    ...(editUrl && { editUrl }),
    ...(repository && { navbar: { items: [{ label: 'Repository', href: repository }] } }),
    ...(items.length > 0 && { sidebars: { book: items } }),
    ...(toArray(book.authors).length > 0 && { footer: { copyright: toArray(book.authors).map(String).join(', ') } }),
    ...(redirects.length > 0 && { redirects }),
    samples: false,
    // mdBook doesn't check links.
    ...lenientLevels,
  }
}

function reportUnmigrated(folder: string, config: Options, preprocessors: readonly string[], site: OldSite): void {
  const html = toRecord(toRecord(config.output).html)
  const file = 'book.toml'
  for (const name of preprocessors) {
    site.warnings.untraced.add(`preprocessor.${name}`)
    const reason = `The preprocessor \`${name}\` can’t run in Docs, so its changes to chapters are missing.`
    site.warnings.add({ kind: 'plugin', name: `preprocessor.${name}`, reason, file })
  }
  loseScripts(toArray(html['additional-js']).map(String), site, file)
  const theme = join(folder, textOf(html.theme) ?? 'theme')
  const templates = existsSync(theme) ? listFiles(theme).filter((path) => /\.(?:hbs|css|js)$/.test(path)) : []
  for (const path of templates) {
    const reason = `\`${path}\` replaces or extends a part of mdBook’s theme, and isn’t imported.`
    site.warnings.add({
      kind: 'theme',
      name: posix.join('theme', path),
      reason,
      file: relative(folder, join(theme, path)),
    })
  }
}
