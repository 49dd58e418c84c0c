import type { PageChunk, PageData } from '../page-data.ts'
import { type SiteAddresses, withSlash } from '../theme/frame/item-href.ts'
import type { View } from '../theme/frame/view.ts'
import type { AddressBar } from './address-bar.ts'
import type { Target } from './links.ts'
import { LoadError } from './load-error.ts'
import { canonicalPathname, routePath } from './location.ts'
import type { PageLoader } from './page-loader.ts'
import { errorPage, loadingPage } from './stand-in-pages.ts'

/** What is on the screen. */
export interface RouterState {
  page: PageData
  view: View
  /** A navigation has taken longer than the reader should wait without a sign. */
  isNavigating: boolean
}

/** A page which has just come on the screen. */
export interface Arrival {
  page: PageData
  url: URL
  /** `push`: by a link; `traverse`: back or forward; `retry`: the same address, asked for again. */
  how: How
  /** The text is another one than before. */
  isNewPage: boolean
  /** Name of the history entry. */
  key: string
}

export type How = 'push' | 'traverse' | 'retry'

export interface Router {
  state(): RouterState
  subscribe(listener: () => void): () => void
  /** Goes to a page of this site. */
  navigate(target: Target): void
  /** What stands around the text on the screen has changed; the text itself is in the document already (`docs dev`). */
  revise(page: PageData): void
  /** Starts to listen to the address bar. */
  start(): void
}

export interface RouterOptions extends SiteAddresses {
  /** Title of the site. */
  siteTitle: string
  /** Identifies the running client; pages of another one are left to a full page load. */
  build: string
  /** The page of the document. */
  firstPage: PageData
  /** The text of the document's page; see `adoptedHtml`. */
  firstHtml: string
  loader: PageLoader
  addressBar: AddressBar
  /** Marks an address before it is left for with a full page load; false: that has been tried before. */
  mayLeaveFor: (url: URL) => boolean
  /** The old page is about to be taken off the screen. @param key Its history entry. */
  onLeave: (key: string, isNewPage: boolean) => void
  onArrive: (arrival: Arrival) => void
  /**
   * Where an old path leads: a route path with an optional hash, or another address; undefined for any other path. It is asked for
   * paths which have no page.
   */
  redirect?: (path: string) => Promise<string | undefined>
  clock?: Clock
}

export interface Clock {
  setTimeout: (action: () => void, delay: number) => unknown
  clearTimeout: (timer: never) => void
}

/** Route path of the page that is shown where there is none. */
const notFoundPath = '/404'
/** Milliseconds until a navigation shows the progress bar. */
const progressDelay = 1000
/** Milliseconds until a page that loads on the screen shows a spinner. */
const spinnerDelay = 200

/** Decides what is on the screen. It knows neither the document nor React: those are told through the options. */
export function createRouter(options: RouterOptions): Router {
  const { baseUrl, build, loader, addressBar, clock = globalThis as unknown as Clock } = options
  const listeners = new Set<() => void>()
  let state: RouterState = {
    page: options.firstPage,
    view: { kind: 'page', html: options.firstHtml },
    isNavigating: false,
  }
  // The address of what is on the screen, which during a navigation is not that of the address bar.
  let shown = { url: addressBar.url, key: addressBar.key, path: routePath(addressBar.url.pathname, baseUrl) ?? '' }
  let isFirstPage = true
  /** The navigation under way. A later one takes its place, and what the earlier one still brings is dropped. */
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

  /** The address changes first, and the reader sees the loading. */
  function loadOnScreen(target: Settled, how: How, from = target.path) {
    const navigation = {}
    current = navigation
    takeOff()
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

  /** The address is of the page on the screen. */
  function stay(target: Settled, how: How) {
    options.onLeave(shown.key, false)
    enter(target, how)
    options.onArrive({ page: state.page, url: target.url, how, isNewPage: false, key: shown.key })
  }

  function arrive(chunk: PageChunk, target: Settled, how: How) {
    // After a deploy this client may not fit the page. The full page load brings the new one.
    if (chunk.build !== build && options.mayLeaveFor(target.url)) return addressBar.leave(target.url)
    const { html, build: _, ...page } = chunk
    page.sidebar ??= state.page.sidebar
    put(page, html, target, how)
  }

  /** What was kept is on the screen at once. If a deploy has changed it since, the new page takes its place. */
  function renew(target: Settled, how: How) {
    const navigation = current
    const again = how === 'traverse' ? how : 'retry'
    loader.renew(target.path).then(
      (page) => {
        if (page && current === navigation) arrive(page, target, again)
      },
      (error: unknown) => {
        // Without a network the kept page is the best there is.
        if (isGone(error) && current === navigation) redirect(target, again)
      },
    )
  }

  /** No chunk is there. It may be an old path. */
  async function redirect(target: Settled, how: How) {
    const navigation = current
    // Rules which send each other in circles are the host's to end.
    const to = target.isRedirected ? undefined : await options.redirect?.(target.path).catch(() => undefined)
    if (current !== navigation) return
    if (to === undefined) return leave(target, how)
    const isOwn = to.startsWith('/')
    const url = new URL(isOwn ? baseUrl + to.slice(1) : to, target.url)
    url.search ||= target.url.search
    url.hash ||= target.url.hash
    go({ url, path: isOwn ? routePath(url.pathname, baseUrl) : undefined }, how, true)
  }

  /** Whether a page is there, the host knows. */
  function leave(target: Settled, how: How) {
    if (options.mayLeaveFor(target.url)) return addressBar.leave(target.url)
    loadOnScreen(target, how, notFoundPath)
  }

  function put(page: PageData, html: string, target: Settled, how: How) {
    takeOff()
    enter(target, how)
    show({ page, view: { kind: 'page', html }, isNavigating: false })
    options.onArrive({ page, url: target.url, how, isNewPage: true, key: shown.key })
  }

  /** The old page goes. The document's own page is kept, as one that has been loaded. */
  function takeOff() {
    if (state.view.kind !== 'page') return
    options.onLeave(shown.key, true)
    if (!isFirstPage) return
    isFirstPage = false
    const { firstPage, firstHtml } = options
    if (firstPage.kind !== 'not-found') loader.keep(firstPage.path, { ...firstPage, build, html: String(firstHtml) })
  }

  /** The address bar follows. A link to the address at hand makes no new history entry. */
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
      const here = canonicalUrl(addressBar.url, options)
      if (here.href !== addressBar.url.href) addressBar.replace(here)
      shown = { ...shown, url: here }
      addressBar.onTraverse(() => {
        const { url } = addressBar
        go({ url, path: routePath(url.pathname, baseUrl) }, 'traverse')
      })
    },
  }
}

interface Settled {
  url: URL
  /** Route path; '' for an address where no page can be. */
  path: string
  /** An old path has led here. */
  isRedirected: boolean
}

/** The one form of a page's address, with its query and hash. */
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
