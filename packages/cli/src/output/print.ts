import { labelTable } from '@docs-engine/client'
import type { SidebarItem } from '@docs-engine/client/page-data.ts'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { configIn } from '../config/config-in.ts'
import { bookStyles } from '../markdown/theme-styles.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { SiteSidebar } from '../model/sidebar.ts'
import type { Route, Site } from '../model/site.ts'
import { encodePath, urlParts } from '../plan/links/url-parts.ts'
import { pageStyles } from '../render/page-styles.ts'
import { escapeHtml, languageAttributes } from '../util/html-tags.ts'
import { absoluteHref, withoutSlash } from '../util/page-address.ts'
import { SKIP, visit } from '../util/visit.ts'

export interface PrintInput {
  /** Path of the site's stylesheet. */
  css: string
  /** Returns the HTML of a page's text, as the page shows it. */
  htmlOf: (route: Route) => string
}

/**
 * Generates a document for each sidebar that contains the text of all its pages, for printing and for saving as a PDF: a cover, the
 * contents, and the pages in the order of the sidebar (`docs build --print`).
 */
export function* printFiles(site: Site, { css, htmlOf }: PrintInput): Generator<OutputFile> {
  const styles = pageStyles({ css: bookStyles() })!
  yield styles
  for (const sidebar of site.sidebar.lists()) {
    const book = createBook(sidebar, site, htmlOf)
    if (book) yield { path: `${sidebar.path.slice(1)}.html`, contents: bookDocument(book, [css, styles.path]) }
  }
}

/** A part of a book: a page, or a group of pages. */
interface Part {
  id: string
  /** Level of the heading. */
  level: number
  title: string
  /** The page. `undefined` for a group without a page of its own. */
  route?: Route
  parts: Part[]
}

interface Book {
  config: SiteConfig
  parts: Part[]
  /** The HTML of all parts. */
  html: string
  /** The paths of the stylesheets that single pages load. */
  styles: Set<string>
}

function createBook({ items }: SiteSidebar, site: Site, htmlOf: PrintInput['htmlOf']): Book | undefined {
  const ids = new Map<string, string>()
  const parts = partsOf(items, 1, site, ids)
  const first = [...ids.keys()][0]
  if (first === undefined) return undefined
  const config = configIn(site.config, editionOf(site.routes.get(first)!.page).locale)
  const styles = new Set<string>()
  const partHtml = ({ id, level, title, route, parts: below }: Part): string => {
    const heading = (headingId: string | undefined) =>
      `<h${level}${headingId ? ` id="${escapeHtml(headingId)}"` : ''}>${escapeHtml(title)}</h${level}>`
    const { titleId, showTitle } = route?.page ?? { showTitle: true }
    const text = route && bookText(htmlOf(route), { id, level, ids, config })
    const own = route && pageStyles(route.page)
    if (own) styles.add(own.path)
    const start = showTitle ? heading(titleId && `${id}:${titleId}`) : ''
    const classes = `prose book-part${route ? '' : ' book-group'}`
    const section = `<section class="${classes}" id="${escapeHtml(id)}">${start}${text ?? ''}</section>`
    return section + below.map(partHtml).join('')
  }
  return { config, parts, html: parts.map(partHtml).join(''), styles }
}

/** Returns the parts of a book, without links to other sites and without pages that the book already contains. */
function partsOf(items: SidebarItem[], level: number, site: Site, ids: Map<string, string>): Part[] {
  return items.flatMap((item): Part[] => {
    if (item.type === 'external') return []
    const { path, label } = item
    const route = path === undefined || ids.has(path) ? undefined : site.routes.get(path)
    const number = ids.size
    const id = route ? route.path.slice(1) || 'home' : `group-${number}-${level}`
    if (route) ids.set(route.path, id)
    const parts = item.type === 'group' ? partsOf(item.items, Math.min(level + 1, 4), site, ids) : []
    if (!route && parts.length === 0) return []
    return [{ id, level, title: route?.page.title ?? label, ...(route && { route }), parts }]
  })
}

interface TextPlace {
  id: string
  level: number
  /** The IDs of the book's pages, by route path. */
  ids: ReadonlyMap<string, string>
  config: SiteConfig
}

/**
 * Returns a page's text for a book. Its IDs are unique in the book, its headings are below the page's title, links to other pages of the
 * book lead to their place in it, and everything that a reader could expand is expanded. Code is in TypeScript only.
 */
function bookText(html: string, { id, level, ids, config }: TextPlace): string {
  const tree = fromHtml(html, { fragment: true }) as Root
  const own = (name: unknown) => `${id}:${name}`
  visit(tree, 'element', (element: Element, index, parent) => {
    const { tagName, properties } = element
    if (isLeftOut(element)) {
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    const heading = /^h([1-6])$/.exec(tagName)
    if (heading) element.tagName = `h${Math.min(6, Number(heading[1]) + level - 1)}`
    if (tagName === 'details') properties.open = true
    // The browser would only load these images once a reader scrolls to them.
    if (tagName === 'img') delete properties.loading
    // Without this attribute, the code isn't labeled as one of two variants.
    delete properties.dataTwin
    delete properties.tabIndex
    // The tab that names this panel is left out.
    if (properties.role === 'tabpanel') {
      delete properties.role
      delete properties.ariaLabelledBy
    }
    if (properties.id !== undefined) properties.id = own(properties.id)
    for (const name of idLists) {
      const value = properties[name]
      if (Array.isArray(value)) properties[name] = value.map(own)
    }
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'string') properties[name] = value.replace(/^url\(#/, `url(#${id}:`)
    }
    const href = properties.href ?? properties.xLinkHref
    if (typeof href === 'string') {
      properties[properties.href === undefined ? 'xLinkHref' : 'href'] = bookHref(href, { id, ids, config })
    }
    return undefined
  })
  return toHtml(tree)
}

/** The attributes with IDs of other elements, as hast names them. */
const idLists = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers']

/** Returns whether an element has no use on paper, or is the second variant of some code. */
function isLeftOut({ tagName, properties }: Element): boolean {
  const classes = properties.className
  return (
    tagName === 'script' ||
    (tagName === 'button' && !properties.dataIsland) ||
    properties.dataVariant === 'js' ||
    (Array.isArray(classes) && (classes.includes('tab-list') || classes.includes('needs-js')))
  )
}

/** Returns where a link leads in a book. Links to other pages of the site are absolute, because a PDF is read elsewhere. */
function bookHref(href: string, { id, ids, config }: Pick<TextPlace, 'id' | 'ids' | 'config'>): string {
  if (href.startsWith('#')) return href === '#' ? `#${encodePath(id)}` : `#${encodePath(`${id}:`)}${href.slice(1)}`
  if (!href.startsWith(config.baseUrl) || href.startsWith('//')) return href
  const path = href.slice(config.baseUrl.length - 1)
  const parts = urlParts(withoutSlash(path))
  const target = parts && ids.get(parts.path)
  if (target === undefined) return absoluteHref(config, path)
  return `#${encodePath(target)}${parts?.rawId ? `:${parts.rawId}` : ''}`
}

function bookDocument({ config, parts, html, styles }: Book, css: string[]): string {
  const { title, tagline, baseUrl } = config
  const links = [...css, ...styles].map((path) => `<link rel="stylesheet" href="${escapeHtml(baseUrl + path)}">`)
  return `<!doctype html>
<html${languageAttributes(config)} data-theme="light" data-color-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${links.join('\n')}
</head>
<body>
<main class="main book">
<header class="book-cover"><p class="book-title">${escapeHtml(title)}</p>${tagline ? `<p>${escapeHtml(tagline)}</p>` : ''}</header>
<nav class="book-contents" aria-label="${escapeHtml(labelTable(config).docsSidebar)}">${contentsHtml(parts)}</nav>
${html}
</main>
</body>
</html>
`
}

function contentsHtml(parts: Part[]): string {
  if (parts.length === 0) return ''
  const items = parts.map(
    ({ id, title, parts: below }) =>
      `<li><a href="#${encodePath(id)}"><span>${escapeHtml(title)}</span></a>${contentsHtml(below)}</li>`,
  )
  return `<ol>${items.join('')}</ol>`
}
