import type { PageData, RouteData } from '../page-data.ts'
import { type SiteAddresses, withSlash } from '../theme/frame/item-href.ts'
import type { View } from '../theme/frame/view.ts'
import type { AddressBar } from './address-bar.ts'
import type { Target } from './links.ts'
import { LoadError } from './load-error.ts'
import { canonicalPathname, routePath } from './location.ts'
import type { PageLoader } from './page-loader.ts'
import { errorPage, loadingPage } from './stand-in-pages.ts'

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
  /** `push`: the reader followed a link. `traverse`: back or forward. `retry`: the same URL was requested again. */
  how: How
  /** Whether the text changed. */
  isNewPage: boolean
  /** Key of the history entry. */
  key: string
}

export type How = 'push' | 'traverse' | 'retry'

export interface Router {
  state(): RouterState
  subscribe(listener: () => void): () => void
  /** Navigates to a page of this site. */
  navigate(target: Target): void
  /** Updates the frame around the current text. The document already contains the text itself (`docs dev`). */
  revise(page: PageData): void
  /** Starts listening to the address bar. */
  start(): void
}

export interface RouterOptions extends SiteAddresses {
  /** Title of the site. */
  siteTitle: string
  /** Identifies the running client. A page from another build causes a full page load. */
  build: string
  /** The page of the document. */
  firstPage: PageData
  /** The text of the document's page, as a string or as the lazy object that `adoptedHtml` returns. */
  firstHtml: string
  loader: PageLoader
  addressBar: AddressBar
  /** Called before a full page load, and records the URL. Returns `false` if this URL has already been tried. */
  mayLeaveFor: (url: URL) => boolean
  /**
   * Called before the current page is removed.
   *
   * @param key Key of its history entry.
   */
  onLeave: (key: string, isNewPage: boolean) => void
  onArrive: (arrival: Arrival) => void
  /**
   * Called for paths that have no page. Resolves to the new route path with an optional hash, to an external URL, or to `undefined` if
   * the path isn't redirected.
   */
  redirect?: (path: string) => Promise<string | undefined>
  clock?: Clock
}

export interface Clock {
  setTimeout: (action: () => void, delay: number) => unknown
  clearTimeout: (timer: never) => void
}

/** Route path of the not-found page. */
const notFoundPath = '/404'
/** Delay before a navigation shows the progress bar, in milliseconds. */
const progressDelay = 1000
/** Delay before a loading page shows a spinner, in milliseconds. */
const spinnerDelay = 200

/** Decides which page is shown. It accesses neither the document nor React; both are connected through the options. */
export function createRouter(options: RouterOptions): Router {
  const { baseUrl, build, loader, addressBar, clock = globalThis as unknown as Clock } = options
  const listeners = new Set<() => void>()
  let state: RouterState = {
    page: options.firstPage,
    view: { kind: 'page', html: options.firstHtml },
    isNavigating: false,
  }
  // The location of the page on the screen. During a navigation, the address bar may already differ from it.
  let shown = { url: addressBar.url, key: addressBar.key, path: routePath(addressBar.url.pathname, baseUrl) ?? '' }
  let isFirstPage = true
  /** The navigation in progress. A later navigation replaces it, and results of the earlier one are ignored. */
  let current = {}

  function show(next: RouterState) {
    state = next
    for (const listener of listeners) listener()
  }

  function go(target: Target, how: How, isRedirected = false) {
    const navigation = {}
    current = navigation
    if (state.isNavigating) show({ ...state, isNavigating: false })
    const { url, path = '' } = target
    const settled: Settled = { url, path, isRedirected }
    if (!path) return leave(settled, how)
    if (path === shown.path && state.view.kind === 'page') return stay(settled, how)
    const page = loader.loaded(path)
    if (page) {
      arrive(page, settled, how)
      return renew(settled, how)
    }

    const timer = clock.setTimeout(() => show({ ...state, isNavigating: true }), progressDelay)
    loader.load(path).then(
      (loaded) => {
        clock.clearTimeout(timer as never)
        if (current === navigation) arrive(loaded, settled, how)
      },
      (error: unknown) => {
        clock.clearTimeout(timer as never)
        if (current !== navigation) return
        if (isGone(error)) return redirect(settled, how)
        console.warn(`The page ${path} could not be loaded ahead: ${messageOf(error)}`)
        loadOnScreen(settled, how)
      },
    )
  }

  /** Updates the URL first and shows the loading state in place of the text. */
  function loadOnScreen(target: Settled, how: How, from = target.path) {
    const navigation = {}
    current = navigation
    leaveCurrentPage()
    enter(target, how)
    const page = loadingPage(target.path, state.page, options.siteTitle)
    show({ page, view: { kind: 'loading', showSpinner: false }, isNavigating: false })
    const timer = clock.setTimeout(
      () => show({ page, view: { kind: 'loading', showSpinner: true }, isNavigating: false }),
      spinnerDelay,
    )
    loader.load(from).then(
      (loaded) => {
        clock.clearTimeout(timer as never)
        if (current === navigation) arrive(loaded, target, 'retry')
      },
      (error: unknown) => {
        clock.clearTimeout(timer as never)
        if (current !== navigation) return
        if (isGone(error) && from === target.path) return redirect(target, 'retry')
        const onRetry = () => loadOnScreen(target, 'retry')
        show({
          page: errorPage(target.path, state.page, options.siteTitle),
          view: { kind: 'error', message: messageOf(error), onRetry },
          isNavigating: false,
        })
      },
    )
  }

  /** Handles a navigation within the current page. */
  function stay(target: Settled, how: How) {
    options.onLeave(shown.key, false)
    enter(target, how)
    options.onArrive({ page: state.page, url: target.url, how, isNewPage: false, key: shown.key })
  }

  function arrive(chunk: RouteData, target: Settled, how: How) {
    // After a deploy, this client may not fit the new page. A full page load fetches the matching client.
    if (chunk.build !== build && options.mayLeaveFor(target.url)) return addressBar.leave(target.url)
    const { html, build: _, ...page } = chunk
    page.sidebar ??= state.page.sidebar
    showPage(page, html, target, how)
  }

  /** Revalidates a page that was shown from the cache. If a deploy has changed it, the new version replaces it. */
  function renew(target: Settled, how: How) {
    const navigation = current
    const renewalHow = how === 'traverse' ? how : 'retry'
    loader.renew(target.path).then(
      (page) => {
        if (page && current === navigation) arrive(page, target, renewalHow)
      },
      (error: unknown) => {
        // Without a network, keep showing the cached page.
        if (isGone(error) && current === navigation) redirect(target, renewalHow)
      },
    )
  }

  /** Handles a path without route data, which may be an old path. */
  async function redirect(target: Settled, how: How) {
    const navigation = current
    // Don't follow a second redirect, because the rules might form a loop. Let the host handle it.
    const to = target.isRedirected ? undefined : await options.redirect?.(target.path).catch(() => undefined)
    if (current !== navigation) return
    if (to === undefined) return leave(target, how)
    const isOwn = to.startsWith('/')
    const url = new URL(isOwn ? baseUrl + to.slice(1) : to, target.url)
    url.search ||= target.url.search
    url.hash ||= target.url.hash
    go({ url, path: isOwn ? routePath(url.pathname, baseUrl) : undefined }, how, true)
  }

  /** Loads the URL from the host, because only the host knows whether it exists. Shows the not-found page if that was already tried. */
  function leave(target: Settled, how: How) {
    if (options.mayLeaveFor(target.url)) return addressBar.leave(target.url)
    loadOnScreen(target, how, notFoundPath)
  }

  function showPage(page: PageData, html: string, target: Settled, how: How) {
    leaveCurrentPage()
    enter(target, how)
    show({ page, view: { kind: 'page', html }, isNavigating: false })
    options.onArrive({ page, url: target.url, how, isNewPage: true, key: shown.key })
  }

  /** Prepares for removing the current page. The document's own page is added to the loader's cache. */
  function leaveCurrentPage() {
    if (state.view.kind !== 'page') return
    options.onLeave(shown.key, true)
    if (!isFirstPage) return
    isFirstPage = false
    const { firstPage, firstHtml } = options
    if (firstPage.kind !== 'not-found') loader.keep(firstPage.path, { ...firstPage, build, html: String(firstHtml) })
  }

  /** Updates the address bar. A link to the current URL adds no history entry. */
  function enter({ url, path }: Settled, how: How) {
    const address = canonicalUrl(url, options)
    if (how === 'push' && address.href !== addressBar.url.href) addressBar.push(address)
    else if (address.href !== addressBar.url.href) addressBar.replace(address)
    shown = { url: address, key: addressBar.key, path }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (target) => go(target, 'push'),
    revise(page) {
      if (state.view.kind === 'page' && page.path === state.page.path) show({ ...state, page })
    },
    start() {
      const canonical = canonicalUrl(addressBar.url, options)
      if (canonical.href !== addressBar.url.href) addressBar.replace(canonical)
      shown = { ...shown, url: canonical }
      addressBar.onTraverse(() => {
        const { url } = addressBar
        go({ url, path: routePath(url.pathname, baseUrl) }, 'traverse')
      })
    },
  }
}

interface Settled {
  url: URL
  /** Route path, or '' for a URL that can't belong to a page. */
  path: string
  /** Whether a redirect led to this target. */
  isRedirected: boolean
}

/** Returns the canonical URL of a page, with its query and hash. */
function canonicalUrl(url: URL, { baseUrl, trailingSlash }: SiteAddresses): URL {
  const address = new URL(url)
  const pathname = canonicalPathname(url.pathname, baseUrl)
  if (pathname) address.pathname = trailingSlash ? withSlash(pathname) : pathname
  return address
}

function isGone(error: unknown): boolean {
  return error instanceof LoadError && error.reason === 'gone'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
