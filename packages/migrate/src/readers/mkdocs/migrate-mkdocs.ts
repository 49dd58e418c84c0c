import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import picomatch from 'picomatch'
import type { MigratedSite } from '../../model/migrated-site.ts'
import { createSite, lose, type OldPage, readPage } from '../../model/old-site.ts'
import { type NavItem, slugFor, targetFor } from '../../passes/navigation.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { allowReading } from '../../util/boundary.ts'
import { isFile, listFiles } from '../../util/list-files.ts'
import { hasTitleHeading } from '../../util/title-heading.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { assembleSite } from '../../write/assemble-site.ts'
import { convertPages } from '../../write/convert-pages.ts'
import { pageText, reportFrontMatter } from '../../write/write-page.ts'
import { convertMkDocsPage } from './convert-mkdocs-page.ts'
import { htmlChangers, unknownNames } from './known-plugins.ts'
import { materialIcons } from './material-icons.ts'
import { mkdocsConfig } from './mkdocs-config.ts'
import type { MkDocsContext } from './mkdocs-context.ts'
import { titleFromFile, withLabels } from './nav-labels.ts'
import { type MkDocsConfig, readMkDocs } from './read-mkdocs.ts'
import { reportFailure, reportUnmigrated } from './report-unmigrated.ts'
import { changedNav, type MkDocsOutput, runMkDocs } from './run-mkdocs.ts'
import { addMkDocsTranslations, isInLanguage, type MkDocsLanguages, mainSource, readLanguages } from './translations.ts'

/**
 * Converts an MkDocs site in memory. `folder` contains `mkdocs.yml`.
 *
 * @param built The folder to which MkDocs wrote the site. By default, the import builds the text of the pages if MkDocs is installed.
 */
export async function migrateMkDocs(folder: string, target: string, built?: string): Promise<MigratedSite> {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'docs-import-')))
  try {
    const migrated = await migrate(readMkDocs(folder), target, built, temporary)
    // The build is deleted before the new site is written.
    for (const [path, file] of migrated.files)
      if ('from' in file && file.from.startsWith(temporary))
        migrated.files.set(path, { bytes: readFileSync(file.from) })
    return migrated
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

async function migrate(
  original: MkDocsConfig,
  target: string,
  built: string | undefined,
  temporary: string,
): Promise<MigratedSite> {
  const { folder } = original
  const { config } = original
  const docs = join(folder, textOf(config.docs_dir) ?? 'docs')
  const languages = readLanguages(original)
  const pagesFolder = languages?.hasFolders ? join(docs, languages.main) : docs
  const { output, error, built: ownBuild } = runMkDocs(original, temporary)
  if (ownBuild) allowReading(ownBuild)
  const site = createSite(
    {
      generator: 'MkDocs',
      root: folder,
      pagesFolder,
      publicFolders: languages?.hasFolders ? [pagesFolder, docs] : [pagesFolder],
      built: ownBuild ?? built,
      isPublic: (path) => !/\.(?:md|mdx|py|pyc|html)$|(?:^|\/)[._]/.test(path) && !isInLanguage(path, languages),
      url: config.site_url,
    },
    listPages(folder, pagesFolder, isExcluded(original), output, languages),
  )
  addMkDocsTranslations(site, languages, docs)
  const file = relative(folder, original.file)
  addStylesheets(toArray(config.extra_css).map(String), pagesFolder, site, file)
  const features = toArray(toRecord(config.theme).features).map(String)
  const context: MkDocsContext = {
    site,
    original,
    output,
    unknown: unknownNames(original, output),
    isLinkedTabs: features.includes('content.tabs.link'),
    iconOf: materialIcons(original, output?.materialFolder),
  }
  const nav = changedNav(output) ?? navItems(config.nav)
  const titles = new Map<string, string>()
  collectTitles(nav, titles)
  reportUnmigrated(original, site, file, output)
  if (error) reportFailure(error, site, file)
  for (const name of [...context.unknown, ...(output ? htmlChangers(output) : [])]) site.warnings.untraced.add(name)
  for (const path of output?.generatedFiles ?? [])
    if (isFile(join(ownBuild!, path))) site.assets.set(`content/_public/${path}`, join(ownBuild!, path))
  const texts = await convertPages(site, (page, own) => {
    const { texts = {} } = own.translation ?? {}
    const translated = new Map([...titles].map(([source, title]) => [source, texts[title] ?? title]))
    return mkdocsPage(page, { ...context, site: own }, own.translation ? translated : titles)
  })
  if ([...texts.values()].some((text) => /#(?:gh-)?(?:only-(?:light|dark)|(?:light|dark)-mode-only)\b/.test(text)))
    site.css.set('images for one color mode', colorModeStyles)
  return assembleSite(site, texts, mkdocsConfig(original, site, file, target, withLabels(nav, site), features))
}

/** Material hides these images by the fragments of their URLs. */
const colorModeStyles = `:root[data-theme="dark"] img:is([src$="#only-light"], [src$="#gh-light-mode-only"]),
:root:not([data-theme="dark"]) img:is([src$="#only-dark"], [src$="#gh-dark-mode-only"]) {
  display: none;
}
`

/** Returns whether MkDocs ignores a file because of `exclude_docs`. */
function isExcluded({ config }: MkDocsConfig): (source: string) => boolean {
  const lines = (textOf(config.exclude_docs) ?? '').split('\n').map((line) => line.trim())
  const ignored = lines.filter((line) => line && !/^[#!]/.test(line)).map(gitPattern)
  const kept = lines.filter((line) => line.startsWith('!')).map((line) => gitPattern(line.slice(1)))
  const matches = (list: readonly string[], source: string) =>
    list.length > 0 && picomatch([...list], { dot: true, bash: true })(source)
  return (source) => matches(ignored, source) && !matches(kept, source)
}

/** Converts a line of a `.gitignore` file to a pattern. */
function gitPattern(line: string): string {
  const path = line.replace(/^\//, '').replace(/\/$/, '')
  return `${/\/./.test(line) ? '' : '**/'}${path}${/\.\w+$/.test(path) ? '' : '{,/**}'}`
}

/** Lists the pages with the texts that MkDocs gives them, and the pages that plugins and hooks generate. */
function listPages(
  folder: string,
  pagesFolder: string,
  isExcluded: (source: string) => boolean,
  output: MkDocsOutput | undefined,
  languages: MkDocsLanguages | undefined,
): OldPage[] {
  const built = (output?.pages ?? []).flatMap((page) => {
    const source = mainSource(page.source, languages)
    return source === undefined ? [] : [{ ...page, source }]
  })
  const texts = new Map(built.map((page) => [page.source, page]))
  // Plugins such as `exclude` can leave out pages.
  const own = ownPages(folder, pagesFolder, isExcluded, languages).filter(({ source }) => !output || texts.has(source))
  const sources = new Set(own.map(({ source }) => source))
  const generated = built.filter(({ source }) => !sources.has(source) && !isExcluded(source))
  for (const { source, block } of own) {
    const { markdown = block.body, meta } = texts.get(source) ?? {}
    block.body = markdown
    block.frontMatter = { ...meta, ...block.frontMatter }
  }
  return [
    ...own,
    ...generated.map(({ source, markdown, meta }): OldPage => {
      const file = join(pagesFolder, source)
      const block = { frontMatter: meta, block: '', body: markdown, lines: 0 }
      return {
        file,
        source,
        shown: relative(folder, file),
        route: routeOf(source),
        target: targetFor(source),
        block,
        anchors: [],
      }
    }),
  ]
}

function routeOf(source: string): string {
  return `/${source.replace(/\.md$/, '').replace(/(?:^|\/)(?:index|README)$/, '')}`
}

function ownPages(
  folder: string,
  pagesFolder: string,
  isExcluded: (source: string) => boolean,
  languages: MkDocsLanguages | undefined,
): OldPage[] {
  const files = listFiles(pagesFolder).filter(
    (source) => /\.md$/.test(source) && !/(?:^|\/)\./.test(source) && !isExcluded(source),
  )
  return files
    .filter(
      (source) => !/(?:^|\/)README\.md$/.test(source) || !files.includes(source.replace(/README\.md$/, 'index.md')),
    )
    .flatMap((source) => {
      const file = join(pagesFolder, source)
      const path = languages?.hasFolders ? source : mainSource(source, languages)
      return path === undefined ? [] : [readPage(file, path, relative(folder, file), routeOf(path), targetFor(path))]
    })
}

/** Converts the entries of `nav`. An entry is either a path or a map from a label to a path or to more entries. */
function navItems(nav: unknown): NavItem[] {
  return toArray(nav).flatMap((entry): NavItem[] => {
    if (typeof entry === 'string') return [{ link: entry }]
    return Object.entries(toRecord(entry)).map(([label, value]) =>
      Array.isArray(value)
        ? { label: label || undefined, ...withIndex(navItems(value)) }
        : { label: label || undefined, link: textOf(value) },
    )
  })
}

/** Makes a section's heading a link to the section's first page if that page is an index without its own label. */
function withIndex(items: NavItem[]): Pick<NavItem, 'link' | 'items'> {
  const [first, ...rest] = items
  const isIndex = first && !first.label && first.link && /(?:^|\/)(?:index|README)\.md$/.test(first.link)
  return isIndex ? { link: first.link, items: rest } : { items }
}

function collectTitles(items: readonly NavItem[], titles: Map<string, string>): void {
  for (const { label, link, items: inner } of items) {
    if (label && link && !inner) titles.set(link.replace(/^\.?\//, ''), label)
    if (inner) collectTitles(inner, titles)
  }
}

const visibleKeys = {
  template: {
    reason: 'The page uses its own template.',
    todo: 'Write what the template shows in Markdown, or as a landing page with `hero`.',
  },
  tags: { reason: 'The tags of the page aren’t shown.', todo: 'If readers need them, add them to the text.' },
}

function mkdocsPage(page: OldPage, context: MkDocsContext, titles: ReadonlyMap<string, string>): string {
  const { site, original } = context
  const { frontMatter, body } = page.block
  const markdown = convertMkDocsPage(page, context)
  reportFrontMatter(
    page,
    site,
    ['title', 'description', 'hide', 'icon', 'status', 'subtitle', 'search', 'comments', 'social'],
    {
      template: visibleKeys.template,
      ...(original.plugins.has('tags') && { tags: visibleKeys.tags }),
    },
  )
  const blog = original.plugins.get('blog')
  if (blog && `/${page.source}`.startsWith(join('/', textOf(blog.blog_dir) ?? 'blog', '/'))) {
    const reason =
      'The blog isn’t imported as a blog, so the page lacks its date and its list of posts, and has another URL.'
    const todo = 'Move the posts to `content/blog`. See the page “Blog” in the documentation of Docs.'
    lose(page, site, { kind: 'plugin', name: 'blog', reason, todo })
  }
  const hasHeading = hasTitleHeading(body)
  const title =
    textOf(frontMatter.title) ?? (hasHeading ? undefined : (titles.get(page.source) ?? titleFromFile(page.source)))
  return pageText(
    {
      ...(title && { title }),
      ...(hasHeading && title && { hide_title: true }),
      ...(textOf(frontMatter.description) && {
        description: String(frontMatter.description).replace(/\s+/g, ' ').trim(),
      }),
      ...slugFor(page.target, page.route),
      ...(titles.has(page.source) && titles.get(page.source) !== title && { sidebar_label: titles.get(page.source) }),
      ...(toArray(frontMatter.hide).includes('toc') && { hide_table_of_contents: true }),
    },
    markdown,
    page.block,
  )
}
