/** The data that a page is rendered from, in Node and in the browser. The CLI computes it; components only read it. */

declare global {
  /**
   * Whether the site has several languages. The bundler leaves out the code for them if it doesn't. In the build, it is always `true`, because
   * the engine renders the pages of all sites.
   */
  const __LANGUAGES__: boolean
}

/** Data that is the same on every page. It is a constant in the client bundle (`virtual:site`). */
export interface SiteData {
  title: string
  tagline: string
  /** The site's origin, without a trailing slash: `https://redux-toolkit.js.org`. */
  url: string
  /** Starts and ends with a slash. Paths in the data below don't include it (`/api/createSlice`); `withBase` adds it. */
  baseUrl: string
  /** Whether page URLs end with a slash. Paths in the data below don't have one; `pageHref` adds it. */
  trailingSlash?: true
  locale: string
  /** The site's languages, in the order of the language menu. Absent if there is only one. */
  languages?: LanguageData[]
  /** Start of the route paths of pages in this language: `/de`. Absent for the language of `content/`. */
  languagePrefix?: string
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  navbar: { title: string; logo?: Logo; items: (LinkItem | LinkMenu)[] }
  footer: { groups: { title: string; items: LinkItem[] }[]; copyright: string; logo?: Logo }
  announcement?: { id: string; text: (string | LinkItem)[]; closable: boolean }
  versions: VersionData[]
  versionPersistence: 'localStorage' | 'none'
  search: { appId: string; apiKey: string; indexName: string; hosts?: string[] } | null
  analytics: { ga4?: string; plausible?: string; umami?: { src: string; websiteId: string }; endpoint?: string } | null
  /** Whether the site has a service worker. */
  offline: boolean
  /** Whether the site is served by `docs dev`, which enables live updates, and disables analytics and the service worker. */
  dev: boolean
}

export interface Logo {
  /** Includes the base URL. */
  src: string
  srcDark?: string
  alt: string
  width: number
  height: number
}

/** How a code block looks, according to the options in its first line. The engine passes these options on without knowing them. */
export interface CodeBlockLook {
  /** Number of the first line. If it is omitted, lines aren't numbered. */
  lineNumbers?: number
  wrap?: boolean
}

/**
 * A link either to a page of this site (`to`, a route path with an optional `#anchor`, without the base URL) or to another URL (`href`).
 */
export interface LinkItem {
  label: string
  language?: TextLanguage
  to?: string
  href?: string
  /** Set if `href` is a path that other software serves, because the client only handles links without a target. */
  target?: '_top'
}

/** The language and direction of a text that isn't in the language of the page, such as the title of a page without a translation. */
export interface TextLanguage {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** A menu in the navbar. */
export interface LinkMenu {
  label: string
  items: LinkItem[]
}

export interface VersionData {
  name: string
  label: string
  isLatest: boolean
  /** Route path of the version's first page. */
  mainDoc: string
  /** Route prefix: '' for `current`, '/1.9' for version 1.9. */
  prefix: string
}

export interface LanguageData {
  /** Language tag: `de`. */
  locale: string
  /** The language's own name. */
  label: string
  /** Route path of the language's home page. */
  home: string
}

export type SidebarItem = SidebarLink | SidebarGroup | SidebarExternalLink

export interface SidebarLink {
  type: 'link'
  label: string
  language?: TextLanguage
  path: string
  badge?: SidebarBadge
}

/** A short text next to a label in the sidebar. */
export interface SidebarBadge {
  text: string
  tone?: 'note' | 'tip' | 'info' | 'warning' | 'danger' | undefined
}

/** A link to another site. It isn't part of the reading order. */
export interface SidebarExternalLink {
  type: 'external'
  label: string
  href: string
  target?: '_top'
  path?: undefined
}

export interface SidebarGroup {
  type: 'group'
  label: string
  language?: TextLanguage
  /** Route path of the group's own page, if the group has one. */
  path?: string
  badge?: SidebarBadge
  collapsed: boolean
  items: SidebarItem[]
}

export interface TocItem {
  id: string
  /** Inline HTML that contains only text and `<code>`. */
  html: string
  level: number
}

export type PageKind = 'doc' | 'landing' | 'archive' | 'search' | 'not-found'

/**
 * A page without its text. It is inlined in the document as `<script type="application/json" data-docs-page>`. The sidebar is omitted if
 * the client can read it from the document's HTML (`readSidebar`).
 */
export interface PageData {
  /** Route path, without the base URL and without a trailing slash: `/`, `/api/createSlice`. */
  path: string
  kind: PageKind
  /** The page's `<h1>`. */
  title: string
  /** The `<title>` element. */
  documentTitle: string
  description: string
  /** Whether the title is rendered above the text. `false` if the text has its own `<h1>` or if `hide_title` is set. */
  showTitle: boolean
  /** ID of the `<h1>` if it is part of the text. */
  titleId?: string
  toc: TocItem[]
  /** Omitted from route data if the whole site shares one sidebar. The client then keeps the current sidebar. */
  sidebar?: SidebarItem[]
  /** Labels from the outermost group to the page itself, which is the last item. */
  breadcrumbs: LinkItem[]
  prev?: LinkItem
  next?: LinkItem
  editUrl?: string
  /** ISO date (`2026-11-20`) of the last commit that changed the source. */
  lastUpdated?: string
  /**
   * `lastUpdated` in the site's language: `November 20, 2026`. The build formats the date, because doing so in the browser delays hydration
   * on slow devices.
   */
  lastUpdatedText?: string
  /** Path of the stylesheet that only some pages need, such as landing pages: `assets/page-0123abcd.css`. */
  styles?: string
  /** Route path of the page's Markdown copy: `/api/createSlice.md`. */
  markdown?: string
  /** Name of the page's version, for example `current`. */
  version: string
  /** Route paths of the same page, by version. Only set on sites with several versions, and not for blog posts. */
  versionPaths?: Record<string, string>
  /**
   * Route paths of the navbar's pages in each version, by configured route path and then by version. Only set on sites with several
   * versions, and only for pages that exist in more than one of them.
   */
  navbarPaths?: Record<string, Record<string, string>>
  /** Route paths of the same page in each language that contains it. Only set on sites with several languages. */
  localePaths?: Record<string, string>
  /** Whether the page has no translation, and shows the text of its original. */
  isOriginal?: true
  /** Canonical route path for search engines, if it differs from the page's own. */
  canonical?: string
}

/** Route data: the JSON that client navigation fetches (`<route>/page.json`). */
export interface RouteData extends PageData {
  /** Identifies the client bundle that the route data was written for. The running bundle is in `<html data-build>`. */
  build: string
  /** The page's text, rendered to HTML. */
  html: string
}
