import type { PageData, RouteData } from '../page-data.ts'
import type { Target } from './links.ts'
import { routePath } from './location.ts'
import { PageGone, type PageLoader } from './page-loader.ts'
import { createScreen, type Destination, type How, type RouterState, type ScreenOptions } from './screen.ts'

export interface Router {
  state(): RouterState
  subscribe(listener: () => void): () => void
  /** Navigates to a page of this site. */
  navigate(target: Target): void
  /** Updates the frame around the current text. Used by `docs dev`, which updates the text in the document itself. */
  revise(page: PageData): void
  /** Replaces the document's URL with its canonical form, and starts listening to the address bar. */
  start(): void
}

export interface RouterOptions extends ScreenOptions {
  loader: PageLoader
  /** Called before a full page load. Records the URL, and returns `false` if this URL has already been tried. */
  mayLeaveFor: (url: URL) => boolean
  /**
   * Called for paths that have no page. Resolves to the new route path with an optional hash, to an external URL, or to `undefined` if
   * the path isn't redirected.
   */
  redirect?: (path: string) => Promise<string | undefined>
  /**
   * Runs a function that replaces the page on the screen, and may animate the change. May run the function later. Default: runs it
   * immediately.
   */
  transition?: (update: () => void) => void
}

/** Route path of the not-found page. */
const notFoundPath = '/404'
/** Delay before a navigation shows the progress bar, in milliseconds. */
const progressDelay = 1000
/** Delay before the loading screen shows a spinner, in milliseconds. */
const spinnerDelay = 200

/** Decides which page is shown. It accesses neither the document nor React; both are connected through the options. */
export function createRouter(options: RouterOptions): Router {
  const { loader, addressBar, mayLeaveFor, transition = (update) => update() } = options
  const { baseUrl } = options.site
  const screen = createScreen(options)
  /** The navigation in progress. A later navigation replaces it, and results of the earlier one are ignored. */
  let current = {}

  function go({ url, path = '' }: Target, how: How, isRedirected = false) {
    const target: Destination = { url, path, how, isRedirected }
    current = {}
    screen.setNavigating(false)
    if (!path) return leave(target)
    if (screen.isShown(path)) return screen.stay(target)
    const cached = loader.loaded(path)
    if (cached) {
      arrive(cached, target)
      return revalidate(target)
    }
    const onSlow = () => screen.setNavigating(true)
    load(path, target, progressDelay, onSlow, (error) => {
      if (error instanceof PageGone) return redirect(target)
      console.warn(`Preloading ${path} failed: ${error.message}`)
      loadOnScreen(target)
    })
  }

  /**
   * Updates the URL immediately, and shows a loading screen instead of the text until the page has loaded.
   *
   * @param from Route path of the page to load, if it differs from the target's path.
   */
  function loadOnScreen(target: Destination, from = target.path) {
    current = {}
    screen.showLoading(target)
    const retry: Destination = { ...target, how: 'retry' }
    load(from, retry, spinnerDelay, screen.showSpinner, (error) => {
      if (error instanceof PageGone && from === target.path) return redirect(retry)
      screen.showError(target.path, error.message, () => loadOnScreen(retry))
    })
  }

  /**
   * Loads a page and shows it, unless another navigation starts in the meantime.
   *
   * @param onSlow Called if the page is still loading after `delay` milliseconds.
   */
  function load(path: string, target: Destination, delay: number, onSlow: () => void, onError: (error: Error) => void) {
    const timer = setTimeout(ifCurrent<void>(onSlow), delay)
    loader
      .load(path)
      .finally(() => clearTimeout(timer))
      .then(
        ifCurrent((page) => arrive(page, target)),
        ifCurrent(onError),
      )
  }

  /** Wraps a callback so that it does nothing if another navigation has started in the meantime. */
  function ifCurrent<Value>(callback: (value: Value) => void) {
    const navigation = current
    return (value: Value) => {
      if (current === navigation) callback(value)
    }
  }

  function arrive(page: RouteData, target: Destination) {
    // After a deploy, this client may be incompatible with the new page. A full page load fetches the matching client.
    if (page.build !== options.build && mayLeaveFor(target.url)) return addressBar.leave(target.url)
    transition(ifCurrent<void>(() => screen.showPage(page, target)))
  }

  /** Revalidates a page that was shown from the cache. If a deploy has changed it, the new version replaces it. */
  function revalidate(target: Destination) {
    const update: Destination = target.how === 'push' ? { ...target, how: 'retry' } : target
    loader.revalidate(target.path).then(
      ifCurrent((page) => page && arrive(page, update)),
      // If the request fails for any other reason, such as a lost connection, keep showing the cached page.
      ifCurrent((error) => error instanceof PageGone && redirect(update)),
    )
  }

  /** Handles a path that has no route data, for example because the page has moved. */
  async function redirect(target: Destination) {
    const follow = ifCurrent((to?: string) => {
      if (to === undefined) leave(target)
      else go(redirectedTarget(to, target.url, baseUrl), target.how, true)
    })
    // Don't follow a second redirect, because the rules might form a loop. Let the host handle it.
    follow(target.isRedirected ? undefined : await options.redirect?.(target.path).catch(() => undefined))
  }

  /**
   * Loads the URL from the host, because only the host knows whether it exists. If this URL has already been tried, shows
   * the not-found page.
   */
  function leave(target: Destination) {
    if (mayLeaveFor(target.url)) return addressBar.leave(target.url)
    loadOnScreen(target, notFoundPath)
  }

  return {
    ...screen,
    navigate: (target) => go(target, 'push'),
    start() {
      screen.start()
      addressBar.onTraverse(() => {
        const { url } = addressBar
        go({ url, path: routePath(url.pathname, baseUrl) }, 'traverse')
      })
    },
  }
}

/**
 * Returns the target of a redirect. `to` is a route path or an external URL. The query and hash of `from` are kept unless `to` has its own.
 */
function redirectedTarget(to: string, from: URL, baseUrl: string): Target {
  const isOwn = to.startsWith('/')
  const url = new URL(isOwn ? baseUrl + to.slice(1) : to, from)
  url.search ||= from.search
  url.hash ||= from.hash
  return { url, path: isOwn ? routePath(url.pathname, baseUrl) : undefined }
}
