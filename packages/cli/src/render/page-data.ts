import type { LinkItem, PageData, SidebarItem, TocItem } from '@docs-engine/client/page-data.ts'
import { configIn } from '../config/config-in.ts'
import { isPostSource } from '../model/blog-post.ts'
import {
  currentVersion,
  editionAt,
  editionIn,
  editionOf,
  isHome,
  otherLocales,
  pathIn,
  rootVersion,
} from '../model/edition.ts'
import { editionPath, innerPath } from '../model/own-slugs.ts'
import type { Page } from '../model/page.ts'
import type { Route, Site } from '../model/site.ts'
import { markdownPath } from '../plan/generated-paths.ts'
import { encodePath, urlParts } from '../plan/links/url-parts.ts'
import { siteDataIn } from '../plan/site-data.ts'
import { groupBy } from '../util/group-by.ts'
import { languageHtml } from '../util/html-tags.ts'
import { withoutSlash } from '../util/page-address.ts'
import { isReactPage } from '../util/react-page.ts'
import { canonicalPath } from './canonical-path.ts'
import { pathsByLocale } from './page-languages.ts'

/** Returns the data for rendering the frame: the parts of the document around a page's text. */
export function pageData(route: Route, site: Site): PageData {
  const { path, kind, page } = route
  const { sidebar } = site
  const { frontMatter } = page
  const isDoc = kind === 'doc'
  const { version, locale } = editionOf(page)
  const config = configIn(site.config, locale)
  const canonical = canonicalPath(route, site)
  const neighbors = sidebar.neighbors(path)
  const prev = pagerLink('prev', neighbors.prev, route, site)
  const next = pagerLink('next', neighbors.next, route, site)
  const navbars =
    navbarsBySite.get(site.routes) ?? new Map<string | undefined, Record<string, Record<string, string>>>()
  navbarsBySite.set(site.routes, navbars)
  const navbar = navbars.get(locale) ?? (config.versions.length > 1 ? navbarPaths(site, locale) : {})
  navbars.set(locale, navbar)
  const isEditable = isReadable(route) && !site.generatedSources.has(page.source)
  const editUrl = config.editUrl && isEditable && editLink(config.editUrl, page)
  return {
    path,
    kind,
    title: page.title,
    documentTitle: documentTitle(route, site),
    description: frontMatter.description ?? (page.excerpt || config.tagline),
    showTitle: page.showTitle && !page.original,
    ...(page.titleId && { titleId: page.titleId }),
    toc: isDoc ? tableOfContents(page, site) : [],
    sidebar: sidebar.forPage(path),
    breadcrumbs: isDoc ? breadcrumbs(path, page, site) : [],
    ...(isDoc && prev && { prev }),
    ...(isDoc && next && { next }),
    ...(editUrl && { editUrl }),
    // The text of a React component isn't Markdown.
    ...(isReadable(route) && !isReactPage(page.source) && { markdown: encodePath(markdownPath(path)) }),
    version: isReadable(route) && !isPostSource(page.source) ? version : rootVersion(config),
    ...(canonical !== path && { canonical: encodePath(canonical) }),
    ...(isVersioned(route, site) && { versionPaths: versionPaths(route.path, page, site) }),
    ...(Object.keys(navbar).length > 0 && { navbarPaths: navbar }),
    ...languageData(route, site),
  }
}

/** Returns the data about a page's languages. Empty on sites with one language. */
function languageData(route: Route, site: Site): Partial<PageData> {
  const { config } = site
  const { page } = route
  if (otherLocales(config).length === 0) return {}
  return {
    localePaths: Object.fromEntries(pathsByLocale(route, site).map(([locale, path]) => [locale, encodePath(path)])),
    ...(page.original !== undefined && { isOriginal: true as const }),
  }
}

/**
 * Returns the URL for editing a page's source. If a page has no translation yet, the URL creates one on GitHub and GitLab. Other hosts have
 * no such URL, so it edits the original there.
 */
function editLink(editUrl: string, { source, original }: Page): string {
  const folder = editUrl.replace(/\/?$/, '/')
  if (original === undefined) return folder + source
  const [, create, path] = /^(https:\/\/[^/]+\/.+?)\/edit\/(.*)$/.exec(folder) ?? []
  if (create === undefined) return folder + original
  const [branch, ...folders] = path!.split('/')
  const name = encodeURIComponent(folders.join('/') + source)
  return `${create}/new/${branch}?${create.endsWith('/-') ? 'file_name' : 'filename'}=${name}`
}

/** Returns whether a page has a source and its own URL. Only such pages are searchable, editable, and have a Markdown copy. */
export function isReadable({ kind, page }: Pick<Route, 'kind' | 'page'>): boolean {
  return page.source !== '' && kind !== 'not-found'
}

/** Returns whether a page is part of a version. Blog posts aren't, because all versions share them. */
function isVersioned(route: Route, { config }: Site): boolean {
  return config.versions.length > 1 && isReadable(route) && !isPostSource(route.page.source)
}

/** Returns the page's encoded path in each version that contains it, in the same language, by version name. */
function versionPaths(path: string, page: Page, { config, routes, slugs }: Site): Record<string, string> {
  const inner = innerPath(path, page, slugs)
  const { locale } = editionOf(page)
  const paths = config.versions.map(
    ({ name }) => [name, editionPath(editionIn(config, name, locale), inner, slugs)] as const,
  )
  return Object.fromEntries(
    paths.flatMap(([name, candidate]) => (routes.get(candidate)?.page.source ? [[name, encodePath(candidate)]] : [])),
  )
}

/** Results of `navbarPaths`, by language. The paths of a planned site never change. */
const navbarsBySite = new WeakMap<Site['routes'], Map<string | undefined, Record<string, Record<string, string>>>>()

/**
 * Returns the paths of the home page, and of each navbar item that links to a page of the current docs, in each version that contains the
 * page. The result maps each item's `to` (`/` for the home page) to the paths by version name.
 */
function navbarPaths(site: Site, locale: string | undefined): Record<string, Record<string, string>> {
  const { navbar } = siteDataIn(site, locale)
  const links = navbar.items.flatMap((item) => ('items' in item ? item.items : item))
  const edition = editionAt(currentVersion, locale)
  const targets = [pathIn(edition, '/'), ...links.flatMap(({ to }) => (to === undefined ? [] : withoutSlash(to)))]
  return Object.fromEntries(
    targets.flatMap((to) => {
      const encoded = to.replace(/[?#].*$/s, '')
      const path = urlParts(encoded)?.path
      const page = path === undefined ? undefined : site.routes.get(path)?.page
      if (path === undefined || !page || editionOf(page).prefix !== edition.prefix) return []
      const paths = Object.entries(versionPaths(path, page, site))
      const rest = to.slice(encoded.length)
      return paths.length > 1 ? [[to, Object.fromEntries(paths.map(([name, its]) => [name, its + rest]))]] : []
    }),
  )
}

/** Returns the text of `<title>`. If several pages share a title, it includes the sidebar groups that contain the page. */
function documentTitle({ path, page }: Route, site: Site): string {
  const config = configIn(site.config, editionOf(page).locale)
  if (isHome(path, page)) return config.tagline ? `${config.title}: ${config.tagline}` : config.title
  if (page.title === config.title) return page.title
  const groups = isSharedTitle(page, site) ? site.sidebar.trailOf(path).map(({ label }) => label) : []
  return [page.title, ...groups.reverse(), config.title].join(' | ')
}

/** The titles of all pages in each language. The titles of a planned site never change. */
const titlesBySite = new WeakMap<Site, Map<string | undefined, Map<string, string[]>>>()

/** Whether another page in the same version has the same title. */
function isSharedTitle(page: Page, site: Site): boolean {
  const { locale } = editionOf(page)
  const languages = titlesBySite.get(site) ?? new Map<string | undefined, Map<string, string[]>>()
  titlesBySite.set(site, languages)
  const titles = languages.get(locale) ?? groupBy(pagesIn(locale, site).map(titleKey), (key) => key)
  languages.set(locale, titles)
  return (titles.get(titleKey(page)) ?? []).length > 1
}

/** Returns at least the pages of a language. Pages of other languages aren't created for it. */
function pagesIn(locale: string | undefined, { routes, realPages }: Site): Page[] {
  if (locale === undefined) return [...realPages.values()]
  const paths = [...routes.keys()].filter((path) => `${path}/`.startsWith(`/${locale}/`))
  return paths.map((path) => routes.get(path)!.page)
}

function titleKey(page: Page): string {
  return `${editionOf(page).prefix}\0${page.title}`
}

function tableOfContents({ headings, frontMatter, original }: Page, { config }: Site): TocItem[] {
  if (frontMatter.hide_table_of_contents) return []
  const min = frontMatter.toc_min_heading_level ?? config.toc.minLevel
  const max = frontMatter.toc_max_heading_level ?? config.toc.maxLevel
  const shownHtml = (html: string) => (original === undefined ? html : `<span${languageHtml(config)}>${html}</span>`)
  return headings
    .filter(({ text, level }) => text && level >= min && level <= max)
    .map(({ id, html, level }) => ({ id, html: shownHtml(html), level }))
}

/** Returns the sections that contain the page, and the page itself. A section without its own page links to its first page. */
function breadcrumbs(path: string, page: Page, site: Site): LinkItem[] {
  const trail = site.sidebar.trailOf(path).map((group): LinkItem => {
    const to = firstPath(group)
    const { label, language } = group
    return { label, ...(language && { language }), ...(to !== path && to !== undefined && { to: encodePath(to) }) }
  })
  return [...trail, { label: linkLabel(page), to: encodePath(path) }]
}

function linkLabel({ frontMatter, title }: Page): string {
  return frontMatter.sidebar_label ?? title
}

function firstPath(item: SidebarItem): string | undefined {
  if (item.path !== undefined || item.type !== 'group') return item.path
  for (const child of item.items) {
    const path = firstPath(child)
    if (path !== undefined) return path
  }
  return undefined
}

function pagerLink(
  side: 'prev' | 'next',
  usual: LinkItem | undefined,
  { page, links }: Route,
  site: Site,
): LinkItem | undefined {
  const wanted = page.frontMatter[side]
  if (wanted === undefined) return usual?.to === undefined ? usual : { ...usual, to: encodePath(usual.to) }
  if (!wanted) return undefined
  const href = links[page.links.findIndex(({ via }) => via === `front matter ${side}`)]?.href
  const path = href?.startsWith('/') ? urlParts(withoutSlash(href.replace(/[?#].*$/s, '')))?.path : undefined
  const target = site.routes.get(path ?? '')?.page
  return target && { label: linkLabel(target), ...(target.language && { language: target.language }), to: href! }
}
