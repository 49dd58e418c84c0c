import { createLazyPageViews } from 'virtual:analytics'
import { startLiveUpdates } from 'virtual:dev'
import { loadRedirects } from 'virtual:redirects'
import { markSection } from 'virtual:theme'
import { createLazyToc } from '../features/toc/lazy-toc.ts'
import { createLazyIslands } from '../islands/lazy-islands.ts'
import type { SiteData } from '../page-data.ts'
import { labels } from '../page-labels.tsx'
import { announce } from '../platform/announce.ts'
import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { browserAddressBar } from '../router/address-bar.ts'
import { fetchRouteData } from '../router/fetch-route-data.ts'
import { hashTarget, revealAndScroll } from '../router/hash-target.ts'
import { setHead } from '../router/head.ts'
import { createLazyLinks } from '../router/lazy-links.ts'
import { createLeaveOnce } from '../router/leave-once.ts'
import { isPlainClick, linkOf, linkTarget } from '../router/links.ts'
import { createPageLoader } from '../router/page-loader.ts'
import { createRouter, type Router } from '../router/router.ts'
import type { Arrival } from '../router/screen.ts'
import { createScrollPositions } from '../router/scroll-positions.ts'
import type { Features } from './install-features.ts'
import { adoptedHtml, type FirstPage } from './read-document.ts'

/**
 * Connects the router to everything that depends on the current page: head, scroll position, focus, islands, and analytics.
 *
 * @returns The router, and a function to call once the first page is interactive.
 */
export function createNavigation(
  site: SiteData,
  { prepareText, showTab }: Features,
  { page: firstPage, html }: FirstPage,
  hydrateInto: HydrateInto,
): { router: Router; start: () => void } {
  const root = document.documentElement
  const { baseUrl } = site
  const build = root.dataset.build ?? ''
  const positions = createScrollPositions()
  const loader = createPageLoader((path, priority) => fetchRouteData(path, baseUrl, priority))
  const addressBar = browserAddressBar(window)
  const islands = createLazyIslands(hydrateInto)
  const reportPageView = createLazyPageViews?.(site)
  const refreshToc = createLazyToc()
  const links = createLazyLinks(
    {
      load: loader.load,
      isKnown: (path) => path === router.state().page.path || loader.isKnown(path),
      subscribe: (listener) => router.subscribe(() => router.state().isNavigating || listener()),
    },
    site,
  )

  const router = createRouter({
    site,
    errorTitle: `${labels.loadFailedTitle} | ${site.title}`,
    build,
    firstPage,
    firstHtml: html ?? adoptedHtml('article'),
    loader,
    addressBar,
    redirect: async (path) => (await loadRedirects?.())?.redirectTarget(path),
    mayLeaveFor: createLeaveOnce(build),
    transition: withViewTransition,
    onLeave(key, isNewPage) {
      positions.save(key)
      if (isNewPage) islands.unmount()
    },
    onArrive,
  })

  function onArrive(arrival: Arrival): void {
    closeDrawer()
    if (arrival.isNewPage) {
      setHead(arrival.page, arrival.url, site)
      prepareText(document)
      onPageShown()
    }
    scroll(arrival, positions.of(arrival.key), showTab)
    if (arrival.isNewPage) announce(arrival.page.documentTitle)
    document.dispatchEvent(new Event('docs:arrive'))
    reportPageView?.(arrival.url, document.title)
  }

  const markCurrentSection = () => markSection?.(router.state().page.path, baseUrl)

  function onPageShown(): void {
    markCurrentSection()
    islands.observe(document)
    links.observe(document)
    refreshToc()
  }

  return {
    router,
    start() {
      router.start()
      // Loading screens and errors change the section too, without a page that arrives.
      router.subscribe(markCurrentSection)
      followLinks(baseUrl, router)
      const { url, key } = addressBar
      if (html === undefined) {
        onPageShown()
        reportPageView?.(url, document.title)
      } else onArrive({ page: firstPage, url, how: 'traverse', isNewPage: true, key })
      root.dataset.hydrated = ''
      startLiveUpdates?.({ site, router, loader, islands, prepareText, onPageShown })
    },
  }
}

/** Navigates within the document when the reader clicks a link to a page of this site. */
function followLinks(baseUrl: string, { navigate }: Router): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? linkOf(event) : undefined
    const target = link && linkTarget(link, baseUrl)
    // Let the browser follow the link if the page isn't hydrated anymore because one of the frame's components threw (see `restorePage`).
    if (!target || !('hydrated' in document.documentElement.dataset)) return
    event.preventDefault()
    navigate(target)
  })
}

/**
 * Scrolls to the saved position, the target of the hash, or the top of the page. Also moves the focus to the target of the hash or the
 * start of a new page, unless the reader went back or forward.
 */
function scroll({ url, how, isNewPage }: Arrival, position: number | undefined, showTab: Features['showTab']): void {
  const target = hashTarget(url.hash)
  const behavior = isNewPage ? 'instant' : 'auto'
  if (how !== 'push' && position !== undefined) scrollTo({ top: position, behavior: 'instant' })
  else if (target) revealAndScroll(target, showTab, behavior)
  else if (isNewPage || !url.hash || url.hash === '#top') scrollTo({ top: 0, behavior })

  if (how === 'traverse') return
  const start =
    target ?? (isNewPage ? (document.querySelector('main h1') ?? document.querySelector('main')) : undefined)
  if (start) focusOn(start)
}

/** Closes the drawer or menu that the reader used to open a page, so that it doesn't cover the page. */
function closeDrawer(): void {
  // Don't select `:popover-open`, because it's a syntax error in browsers without popovers.
  for (const popover of document.querySelectorAll<HTMLElement>('.docs-root [popover]')) popover.hidePopover?.()
}

/** Moves the focus to an element without scrolling, so that the next Tab continues from there. */
function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.setAttribute('tabindex', '-1')
  // Remove the attribute afterward, because otherwise a click on the heading would focus it.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

/**
 * Calls a function that replaces the page, after the browser has painted its reaction to the click. Replacing a page can take longer than
 * a frame on a slow processor, and until the next frame, the link that was clicked wouldn't look pressed.
 *
 * Cross-fades the two pages if the browser supports view transitions and the reader hasn't asked for reduced motion.
 */
function withViewTransition(update: () => void): void {
  const replace = () => {
    if (document.startViewTransition && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      // `ready` rejects if the browser skips the animation, such as when a new transition interrupts this one.
      document.startViewTransition(update).ready.catch(() => {})
    } else update()
  }
  // A hidden document is never painted.
  if (document.hidden) replace()
  else requestAnimationFrame(() => setTimeout(replace))
}
