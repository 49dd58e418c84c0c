import type { PageData, RouteData } from '../page-data.ts'
import type { View } from '../theme/frame/frame-components.ts'
import { type SiteAddresses, withSlash } from '../theme/frame/item-href.ts'
import type { AddressBar } from './address-bar.ts'
import { canonicalPathname, routePath } from './location.ts'
import type { PageLoader } from './page-loader.ts'

/** The state that the page is rendered from. */
export interface RouterState {
  page: PageData
  view: View
  /** Whether a navigation is taking so long that the reader needs to see its progress. */
  isNavigating: boolean
}

/** Describes a page that was just shown. */
export interface Arrival {
  page: PageData
  url: URL
  how: How
  /** Whether the text changed. */
  isNewPage: boolean
  /** Key of the history entry. */
  key: string
}

/** `push`: the reader followed a link. `traverse`: back or forward. `retry`: the same URL was requested again. */
export type How = 'push' | 'traverse' | 'retry'

/** The target of a navigation. */
export interface Destination {
  url: URL
  /** Route path, or '' for a URL that no page can have. */
  path: string
  how: How
  /** Whether this URL is the target of a redirect. */
  isRedirected: boolean
}

export interface ScreenOptions {
  site: SiteAddresses & { title: string }
  /** The document's title if a page can't be loaded. */
  errorTitle: string
  /** Identifies the running client. */
  build: string
  /** The page that the document was rendered from. */
  firstPage: PageData
  /** The text of the document's page, as a string or as the lazy object that `adoptedHtml` returns. */
  firstHtml: string
  loader: Pick<PageLoader, 'keep'>
  addressBar: AddressBar
  /**
   * Called before navigating to another page or, if `isNewPage` is `false`, within the current page.
   *
   * @param key Key of the history entry that the reader leaves.
   */
  onLeave: (key: string, isNewPage: boolean) => void
  onArrive: (arrival: Arrival) => void
}

/** Shows pages, and keeps the address bar in sync with them. */
export function createScreen(options: ScreenOptions) {
  const { site, addressBar, firstPage, firstHtml, onLeave } = options
  const listeners = new Set<() => void>()
  let state: RouterState = { page: firstPage, view: { kind: 'page', html: firstHtml }, isNavigating: false }
  // The location of the page on the screen. During a navigation, the address bar may already differ from it.
  let shown = { path: routePath(addressBar.url.pathname, site.baseUrl) ?? '', key: addressBar.key }
  let isFirstPage = true

  function update(changes: Partial<RouterState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  /** Returns a page without text. It keeps the current page's frame, but not the data about its text. */
  function emptyPage(path: string, documentTitle: string): PageData {
    const { version, sidebar } = state.page
    return {
      path,
      kind: 'doc',
      title: '',
      documentTitle,
      description: '',
      showTitle: false,
      toc: [],
      breadcrumbs: [],
      version,
      ...(sidebar && { sidebar }),
    }
  }

  /** Prepares for removing the current page. If the document was rendered from this page, adds the page to the loader's cache. */
  function leaveCurrentPage() {
    if (state.view.kind !== 'page') return
    onLeave(shown.key, true)
    if (isFirstPage && firstPage.kind !== 'not-found')
      options.loader.keep(firstPage.path, { ...firstPage, build: options.build, html: String(firstHtml) })
    isFirstPage = false
  }

  /** Updates the address bar. A link to the current URL adds no history entry. */
  function enter({ url, path, how }: Pick<Destination, 'url' | 'path'> & { how?: How }) {
    const address = canonicalUrl(url, site)
    if (address.href !== addressBar.url.href) addressBar[how === 'push' ? 'push' : 'replace'](address)
    shown = { path, key: addressBar.key }
  }

  function arrive({ url, how }: Destination, isNewPage: boolean) {
    options.onArrive({ page: state.page, url, how, isNewPage, key: shown.key })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Whether the text of the page at a route path is on the screen. */
    isShown: (path: string) => path === shown.path && state.view.kind === 'page',
    /** Replaces the URL of the document with its canonical form. */
    start: () => enter({ url: addressBar.url, path: shown.path }),
    setNavigating(isNavigating: boolean) {
      if (state.isNavigating !== isNavigating) update({ isNavigating })
    },
    /** Handles a navigation within the current page. */
    stay(target: Destination) {
      onLeave(shown.key, false)
      enter(target)
      arrive(target, false)
    },
    showPage({ html, build, ...page }: RouteData, target: Destination) {
      page.sidebar ??= state.page.sidebar
      leaveCurrentPage()
      enter(target)
      update({ page, view: { kind: 'page', html }, isNavigating: false })
      arrive(target, true)
    },
    showLoading(target: Destination) {
      leaveCurrentPage()
      enter(target)
      update({
        page: emptyPage(target.path, site.title),
        view: { kind: 'loading', showSpinner: false },
        isNavigating: false,
      })
    },
    showSpinner: () => update({ view: { kind: 'loading', showSpinner: true } }),
    showError(path: string, message: string, onRetry: () => void) {
      update({ page: emptyPage(path, options.errorTitle), view: { kind: 'error', message, onRetry } })
    },
    /** Updates the frame around the current text. */
    revise(page: PageData) {
      if (state.view.kind === 'page' && page.path === state.page.path) update({ page })
    },
  }
}

/** Returns the canonical URL of a page, with its query and hash. */
function canonicalUrl(url: URL, { baseUrl, trailingSlash }: SiteAddresses): URL {
  const address = new URL(url)
  const pathname = canonicalPathname(url.pathname, baseUrl)
  if (pathname) address.pathname = trailingSlash ? withSlash(pathname) : pathname
  return address
}
