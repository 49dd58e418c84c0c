import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SidebarEntry, UserConfig } from '../../model/config-schema.ts'
import { assembleSite } from '../shared/assemble-site.ts'
import { classesIn } from '../shared/convert-html.ts'
import { findPage } from '../shared/convert-links.ts'
import { editUrlFor } from '../shared/edit-url.ts'
import { listFiles } from '../shared/list-files.ts'
import type { MigratedSite } from '../shared/migrated-site.ts'
import { type NavItem, slugFor, targetFor, toNavbar, toSidebar } from '../shared/navigation.ts'
import { createSite, lose, type OldPage, type OldSite, readPage } from '../shared/old-site.ts'
import { textOf, toArray, toRecord } from '../shared/values.ts'
import { pageText, reportFrontMatter } from '../shared/write-page.ts'
import { convertMkDocsPage, type MkDocsContext } from './convert-mkdocs-page.ts'
import { type MkDocsConfig, readMkDocs } from './read-mkdocs.ts'

/** Converts an MkDocs site in memory. `folder` contains `mkdocs.yml`. */
export async function migrateMkDocs(folder: string, target: string): Promise<MigratedSite> {
  const original = readMkDocs(folder)
  const { config } = original
  const pagesFolder = join(folder, textOf(config.docs_dir) ?? 'docs')
  const url = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(textOf(config.site_url) ?? '')
  const pages = listPages(folder, pagesFolder)
  const site = createSite(
    {
      generator: 'MkDocs',
      root: folder,
      pagesFolder,
      publicFolders: [pagesFolder],
      isPublic: (path) => !/\.(?:md|mdx|py|pyc|html)$|(?:^|\/)[._]/.test(path),
      baseUrl: `/${url?.[2] ?? ''}/`.replace(/\/+/g, '/'),
      origin: url?.[1] ?? '',
    },
    pages,
  )
  const file = relative(folder, original.file)
  const classes = readStyles(original, site, pagesFolder, file)
  const features = toArray(toRecord(config.theme).features).map(String)
  const context: MkDocsContext = { site, original, classes, isLinkedTabs: features.includes('content.tabs.link') }
  const nav = navItems(config.nav)
  const titles = new Map<string, string>()
  collectTitles(nav, titles)
  reportUnmigrated(original, site, file)
  const texts = new Map(pages.map((page) => [page.target, mkdocsPage(page, context, titles)] as const))
  return assembleSite(site, texts, mkdocsConfig(original, site, file, target, nav, features))
}

function listPages(folder: string, pagesFolder: string): OldPage[] {
  const files = listFiles(pagesFolder).filter((source) => /\.md$/.test(source) && !/(?:^|\/)\./.test(source))
  return files
    .filter(
      (source) => !/(?:^|\/)README\.md$/.test(source) || !files.includes(source.replace(/README\.md$/, 'index.md')),
    )
    .map((source) => {
      const path = source.replace(/\.md$/, '').replace(/(?:^|\/)(?:index|README)$/, '')
      const file = join(pagesFolder, source)
      return readPage(file, source, relative(folder, file), `/${path}`, targetFor(source))
    })
}

/** Converts `nav` to items. A string is the page itself, and a map has the title as its key. */
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

/** Makes the first page of a section the page of the section itself, if it is an index without a title. */
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
    reason: 'The page has a template of its own.',
    todo: 'Write what the template shows in Markdown, or as a landing page with `hero`.',
  },
  tags: { reason: 'The tags of the page aren’t shown.', todo: 'Write them in the text, if readers need them.' },
}

function mkdocsPage(page: OldPage, context: MkDocsContext, titles: ReadonlyMap<string, string>): string {
  const { site, original } = context
  const { frontMatter, body } = page.block
  const markdown = convertMkDocsPage(page, context)
  const hidden = toArray(frontMatter.hide).map(String)
  reportFrontMatter(
    page,
    site,
    ['title', 'description', 'hide', 'icon', 'status', 'subtitle', 'search', 'comments', 'social'],
    {
      template: visibleKeys.template,
      ...(original.plugins.has('tags') && { tags: visibleKeys.tags }),
    },
  )
  if (page.source.startsWith('blog/') && original.plugins.has('blog') && page.source === 'blog/index.md')
    lose(page, site, {
      kind: 'plugin',
      name: 'blog',
      reason: 'The list of posts isn’t generated.',
      todo: 'Write links to the posts, or use the archive of the blog: see the guide to writing pages.',
    })
  const hasHeading = /^#\s+\S|^\S[^\n]*\n=+\s*$/m.test(body) || /<h1[\s>]/i.test(body)
  const title =
    textOf(frontMatter.title) ?? (hasHeading ? undefined : (titles.get(page.source) ?? titleOf(page.source)))
  return pageText(
    {
      ...(title && { title }),
      ...(hasHeading && title && { hide_title: true }),
      ...(textOf(frontMatter.description) && {
        description: String(frontMatter.description).replace(/\s+/g, ' ').trim(),
      }),
      ...slugFor(page.target, page.route),
      ...(titles.has(page.source) && titles.get(page.source) !== title && { sidebar_label: titles.get(page.source) }),
      ...(hidden.includes('toc') && { hide_table_of_contents: true }),
    },
    markdown,
  )
}

/** Returns the title that MkDocs derives from the name of a file. */
function titleOf(source: string): string {
  const name = source.replace(/\.md$/, '').split('/').at(-1)!.replace(/[-_]/g, ' ')
  return name.toLowerCase() === name ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

const colors: Record<string, string> = {
  red: '#ef5552',
  pink: '#e92063',
  purple: '#ab47bd',
  'deep purple': '#7e56c2',
  indigo: '#4051b5',
  blue: '#2094f3',
  'light blue': '#02a6f2',
  cyan: '#00bdd6',
  teal: '#009485',
  green: '#4cae4f',
  'light green': '#8bc34b',
  'deep orange': '#ff6e42',
  orange: '#ffa724',
  brown: '#795649',
  'blue grey': '#546d78',
}

function mkdocsConfig(
  { config, folder, plugins }: MkDocsConfig,
  site: OldSite,
  file: string,
  target: string,
  nav: NavItem[],
  features: readonly string[],
): UserConfig {
  const theme = toRecord(config.theme)
  const palettes = [theme.palette].flat().map(toRecord)
  const primary = textOf(palettes.find(({ scheme }) => scheme !== 'slate')?.primary)
  const publicPath = (value: unknown) => {
    const path = textOf(value)
    return path && existsSync(join(site.pagesFolder, path)) ? `/${path.replace(/^\//, '')}` : undefined
  }
  const logo = publicPath(theme.logo)
  const favicon = publicPath(theme.favicon)
  const repository = textOf(config.repo_url)
  const edit = textOf(config.edit_uri) ?? 'edit/master/docs/'
  const editUrl =
    repository && editUrlFor(target, /^https?:/.test(edit) ? edit : `${repository.replace(/\/$/, '')}/${edit}`, folder)
  const social = toArray(toRecord(config.extra).social)
    .map(toRecord)
    .flatMap(({ link, name, icon }) => {
      const href = textOf(link)
      return href && /^https?:/.test(href) ? [{ label: textOf(name) ?? iconName(textOf(icon) ?? href), href }] : []
    })
  const analytics = toRecord(toRecord(config.extra).analytics)
  const hasTabs = features.includes('navigation.tabs')
  const tabs = hasTabs ? nav.filter(({ items, link }) => items || link) : []
  const sidebars = sidebarsOf(nav, hasTabs, site, file)
  const redirects = redirectsOf(plugins.get('redirects'), site, file)
  const copyright = textOf(config.copyright)
    ?.replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
  return {
    title: textOf(config.site_name) ?? 'Docs',
    ...(textOf(config.site_description) && { tagline: textOf(config.site_description)!.replace(/\s+/g, ' ') }),
    ...(site.origin && { url: site.origin }),
    ...(site.baseUrl !== '/' && { baseUrl: site.baseUrl }),
    trailingSlash: config.use_directory_urls !== false,
    ...(textOf(theme.language) && theme.language !== 'en' && { locale: String(theme.language) }),
    ...(favicon && { favicon }),
    ...(editUrl && { editUrl }),
    navbar: {
      ...(logo && { logo: { src: logo } }),
      items: [
        ...toNavbar(
          tabs.map((item) => ({ label: item.label ?? item.link, link: firstLink(item) })),
          site,
          file,
        ),
        ...(repository ? [{ label: textOf(config.repo_name) ?? 'GitHub', href: repository }] : []),
      ],
    },
    ...(Object.keys(sidebars).length > 0 && { sidebars }),
    ...((social.length > 0 || copyright) && {
      footer: {
        ...(social.length > 0 && { groups: [{ title: 'Links', items: social }] }),
        ...(copyright && { copyright }),
      },
    }),
    ...(analytics.provider === 'google' &&
      /^G-/.test(textOf(analytics.property) ?? '') && { analytics: { ga4: String(analytics.property) } }),
    ...(redirects.length > 0 && { redirects }),
    ...(primary && colors[primary] && { theme: { accent: colors[primary] } }),
    samples: false,
    // MkDocs only warns about broken links, and checks neither anchors by default nor references.
    rules: { 'undefined-reference': 'warn', 'broken-asset': 'warn', 'link-text': 'warn', 'invalid-url': 'warn' },
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
  }
}

function iconName(icon: string): string {
  const name =
    /^https?:\/\/([^/]+)/.exec(icon)?.[1] ??
    icon
      .split('/')
      .at(-1)!
      .replace(/-\d+$/, '')
      .replace(/^mark-/, '')
  return name === 'github' ? 'GitHub' : name.charAt(0).toUpperCase() + name.slice(1)
}

function firstLink(item: NavItem): string | undefined {
  return item.link ?? item.items?.map(firstLink).find((link) => link !== undefined)
}

/** With tabs, each section at the top has a sidebar of its own. */
function sidebarsOf(
  nav: readonly NavItem[],
  hasTabs: boolean,
  site: OldSite,
  file: string,
): Record<string, SidebarEntry[]> {
  if (nav.length === 0) return {}
  if (!hasTabs) return { docs: toSidebar(nav, site, file) }
  const sidebars: Record<string, SidebarEntry[]> = {}
  const single = nav.filter(({ items }) => !items)
  if (single.length > 0) sidebars.pages = toSidebar(single, site, file)
  for (const { label, link, items } of nav) {
    if (!items) continue
    const name =
      (label ?? 'docs')
        .toLowerCase()
        .replace(/[^\w]+/g, '-')
        .replace(/^-|-$/g, '') || 'docs'
    const entries = [...(link ? toSidebar([{ label, link }], site, file) : []), ...toSidebar(items, site, file)]
    sidebars[name in sidebars ? `${name}-${Object.keys(sidebars).length}` : name] = entries
  }
  return sidebars
}

function redirectsOf(
  options: Record<string, unknown> | undefined,
  site: OldSite,
  file: string,
): { from: string; to: string }[] {
  return Object.entries(toRecord(options?.redirect_maps)).flatMap(([from, value]) => {
    const to = String(value)
    const source = `/${from.replace(/(?:^|\/)(?:index|README)\.md$/, '').replace(/\.md$/, '')}`
    const [, path = '', suffix = ''] = /^([^#]*)(.*)$/.exec(to)!
    const page = /^https?:/.test(to) ? undefined : findPage(`/${path}`, site)
    const url = /^https?:/.test(to) ? to : page && (page.route.replace(/(.)\/$/, '$1') || '/') + suffix
    if (url && source !== '/') return [{ from: source, to: url }]
    site.warnings.add({
      kind: 'redirect',
      name: from,
      reason: `The redirect from \`${from}\` leads to \`${to}\`, which isn’t a page.`,
      file,
    })
    return []
  })
}

const coveredPlugins: Record<string, string> = {
  search: 'the built-in search',
  social: '`socialCards` in `site.config.ts`',
  llmstxt: '`llms.txt` and the Markdown copy of each page',
  redirects: '`redirects` in `site.config.ts`',
  'section-index': 'groups of the sidebar with a page',
  offline: 'pages work offline',
  optimize: 'the build optimizes images',
  minify: 'the build writes small files',
  privacy: 'the Content Security Policy',
  glightbox: 'images are shown as they are',
  'include-markdown': 'the included text is part of each page',
  macros: 'pages that use it are listed',
  mkdocstrings: 'pages that use it are listed',
  autorefs: 'pages that use mkdocstrings are listed',
  blog: 'posts are pages',
  tags: 'pages that use it are listed',
  meta: 'nothing, if pages have their own front matter',
  typeset: 'headings in the sidebar show code as code',
}

const coveredExtensions =
  /^(?:abbr|admonition|attr_list|def_list|footnotes|md_in_html|tables|toc|fenced_code|codehilite|extra|sane_lists|nl2br|smarty|meta|pymdownx\.(?:arithmatex|betterem|caret|critic|details|emoji|extra|highlight|inlinehilite|keys|magiclink|mark|smartsymbols|snippets|superfences|tabbed|tasklist|tilde|escapeall|striphtml|saneheaders|blocks\.(?:admonition|details|tab|html|definition|caption))|mdx_include|markdown_include_variants|zensical\.extensions\.\w+|markdown_include\.include|mdx_truly_sane_lists|mdx_breakless_lists)$/

function reportUnmigrated({ config, folder, extensions, plugins }: MkDocsConfig, site: OldSite, file: string): void {
  for (const name of plugins.keys()) {
    const equivalent = coveredPlugins[name]
    if (equivalent) site.warnings.cover(`plugin ${name}`, equivalent)
    else if (/^git-/.test(name))
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `Pages don’t show the dates or authors that \`${name}\` adds below the text.`,
        file,
        todo: 'Nothing, unless readers need them: then add them with a plugin.',
      })
    else
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The plugin \`${name}\` can’t run here, so what it adds to pages or to the navigation is missing.`,
        file,
        pages: 'all',
        todo: 'Run the plugin once and write its results into the pages, or write a plugin for this engine.',
      })
  }
  for (const name of extensions.keys())
    if (!coveredExtensions.test(name))
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The Markdown extension \`${name}\` can’t run here, so its syntax is shown as text.`,
        file,
        pages: 'all',
        todo: 'Look for a remark plugin that does the same, and add it to `markdown.remarkPlugins`.',
      })
  for (const path of toArray(config.hooks).map(String)) {
    const source = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''
    const changesPages = /on_page_(?:markdown|content|read_source)|on_post_page/.test(source)
    site.warnings.add({
      kind: 'plugin',
      name: path,
      reason: `The hook \`${path}\` can’t run here.`,
      file,
      // A hook that replaces `<!-- md:name -->` only changes the pages that contain such a comment, which are listed on their own.
      pages: changesPages && !source.includes('<!-- md:') ? 'all' : [],
      todo: 'Write its results into the pages, or write a plugin for this engine.',
    })
  }
  const theme = toRecord(config.theme)
  if (textOf(theme.custom_dir))
    site.warnings.add({
      kind: 'theme',
      name: String(theme.custom_dir),
      reason: 'Templates that replace parts of the theme aren’t imported.',
      file,
      todo: 'Look at the old site, and write what is missing with `theme.components` in `site.config.ts`.',
    })
  for (const path of toArray(config.extra_javascript).map((entry) =>
    typeof entry === 'string' ? entry : String(toRecord(entry).path),
  ))
    site.warnings.add({
      kind: 'configuration',
      name: path,
      reason: `The script \`${path}\` isn’t imported.`,
      file,
      todo: 'If readers need it, add it to `head` in `site.config.ts`. Scripts that only render formulas or diagrams are replaced by plugins.',
    })
  const { extra } = config
  if (toArray(toRecord(extra).alternate).length > 0)
    site.warnings.add({
      kind: 'page',
      name: 'translations',
      reason: 'Translations aren’t imported, because a site has one language.',
      file,
      todo: 'Import each language as a site of its own, and link to it in the navbar.',
    })
  if (toRecord(toRecord(extra).version).provider)
    site.warnings.add({
      kind: 'page',
      name: 'versions',
      reason: 'Older versions that `mike` published aren’t imported.',
      file,
      todo: 'See the guide to versions.',
    })
}

/** Reads the stylesheets of the site, which are written for the old theme and therefore not imported. */
function readStyles({ config }: MkDocsConfig, site: OldSite, pagesFolder: string, file: string): Set<string> {
  const classes = new Set<string>()
  for (const path of toArray(config.extra_css).map(String)) {
    const place = join(pagesFolder, path)
    if (existsSync(place))
      for (const name of classesIn(readFileSync(place, 'utf8'))) if (!/^md-/.test(name)) classes.add(name)
    site.warnings.add({
      kind: 'style',
      name: path,
      reason: `The stylesheet \`${path}\` isn’t imported, because it is written for the old theme.`,
      file,
      todo: 'Copy the rules that are still needed to a stylesheet, and list it in `theme.css` of `site.config.ts`.',
    })
  }
  return classes
}
