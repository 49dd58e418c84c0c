/** The data a page is drawn from, in the build and in the browser. The cli fills it in; components read it and compute nothing. */

/** What is the same on every page. It is a constant of the client bundle (`virtual:site`). */
export interface SiteData {
  title: string
  tagline: string
  /** The site's origin, without a slash at its end: `https://redux-toolkit.js.org`. */
  url: string
  /** Starts and ends with a slash. All paths in the data below are without it (`/api/createSlice`); `withBase` adds it. */
  baseUrl: string
  /** Addresses of pages end with a slash. Paths in the data below are without it; `pageHref` adds it. */
  trailingSlash?: true
  locale: string
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  navbar: { title: string; logo?: Logo; items: LinkItem[] }
  footer: { groups: { title: string; items: LinkItem[] }[]; copyright: string; logo?: Logo }
  versions: VersionData[]
  versionPersistence: 'localStorage' | 'none'
  search: { appId: string; apiKey: string; indexName: string; hosts?: string[] } | null
  analytics: { ga4?: string; plausible?: string; umami?: { src: string; websiteId: string }; endpoint?: string } | null
  /** There is a service worker. */
  offline: boolean
  /** `docs dev`: no analytics, no service worker, live reload. */
  dev: boolean
}

export interface Logo {
  /** With the base URL. */
  src: string
  srcDark?: string
  alt: string
  width: number
  height: number
}

/** Either a page of this site (`to`, a route path with an optional `#anchor`, no base URL) or another address (`href`). */
export interface LinkItem {
  label: string
  to?: string
  href?: string
}

export interface VersionData {
  name: string
  label: string
  isLatest: boolean
  /** Route path of the version's first page. */
  mainDoc: string
  /** Route prefix: '' for `current`, '/1.9' for others. */
  prefix: string
}

export type SidebarItem = SidebarLink | SidebarGroup | SidebarExternalLink

export interface SidebarLink {
  type: 'link'
  label: string
  path: string
}

/** A link to another site. It has no part in the reading order. */
export interface SidebarExternalLink {
  type: 'external'
  label: string
  href: string
  path?: undefined
}

export interface SidebarGroup {
  type: 'group'
  label: string
  /** Page of the group itself, if it has one. */
  path?: string
  collapsed: boolean
  items: SidebarItem[]
}

export interface TocItem {
  id: string
  /** Inline HTML: text and `<code>`. */
  html: string
  level: number
}

export type PageKind = 'doc' | 'landing' | 'archive' | 'search' | 'not-found'

/**
 * One page without its text. Inlined in the document as `<script type="application/json" data-docs-page>`: without the sidebar
 * where the one which is drawn tells all (`readSidebar`).
 */
export interface PageData {
  /** Route path, without base URL and without a slash at its end: `/`, `/api/createSlice`. */
  path: string
  kind: PageKind
  /** The `<h1>`. */
  title: string
  /** The `<title>` element. */
  documentTitle: string
  description: string
  /** The title is drawn above the text (false: the text brings its own `<h1>`, or `hide_title`). */
  showTitle: boolean
  /** Id of the `<h1>`, when the text brought it. */
  titleId?: string
  toc: TocItem[]
  /** Absent in a chunk when the whole site shares one sidebar: then the one at hand stays. */
  sidebar?: SidebarItem[]
  /** Labels from the outermost group to the page itself; the last one is the page. */
  breadcrumbs: LinkItem[]
  prev?: LinkItem
  next?: LinkItem
  editUrl?: string
  /** ISO date (`2026-11-20`) of the last commit which changed the source. */
  lastUpdated?: string
  /** Markdown copy, route path: `/api/createSlice.md`. */
  markdown?: string
  /** The version the page belongs to: `current`. */
  version: string
  /** Route path of the same page, by version; only of a site which has several. */
  versionPaths?: Record<string, string>
  /**
   * Where the pages that the navbar leads to are in each version, by the route path in its configuration and by version; only of a
   * site which has several, and only of pages that several versions have.
   */
  navbarPaths?: Record<string, Record<string, string>>
  /** Route path under which search engines are to know the page, where it is not the page's own. */
  canonical?: string
}

/** What client navigation fetches: `<route>/page.json`. */
export interface PageChunk extends PageData {
  /** Identifies the client bundle the chunk was written for; the running one is `<html data-build>`. */
  build: string
  /** The text, drawn. */
  html: string
}
