import type { SiteData } from '../page-data.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { isPlainClick, linkOf, linkTarget } from './links.ts'
import { routeDataUrl } from './location.ts'
import { createPrefetch, type PrefetchOptions } from './prefetch.ts'
import { savesData } from './saves-data.ts'

/**
 * Prefetches the pages that links point to: links in the text when they scroll into view, and any link on hover, focus, or touch. Also marks
 * the clicked link until its page is shown.
 *
 * @param subscribe Calls its argument when the page or a loading screen is shown.
 */
export function watchLinks(
  { subscribe, ...loader }: Pick<PrefetchOptions, 'load' | 'isKnown'> & { subscribe: (listener: () => void) => void },
  { baseUrl, offline }: Pick<SiteData, 'baseUrl' | 'offline'>,
): { observe: (root: ParentNode) => void } {
  const sizeOf = (path: string) => routeDataSize(path, baseUrl)
  // On the first visit, the service worker spends about half of the budget on the search page.
  const isInstalling = offline && navigator.serviceWorker?.controller === null
  const prefetch = createPrefetch({ ...loader, savesData, sizeOf, whenIdle, spent: isInstalling ? 15_000 : 0 })
  const pathOf = (link: HTMLAnchorElement) => linkTarget(link, baseUrl)?.path

  const preload = (link: HTMLAnchorElement | null | undefined) => {
    const path = link && pathOf(link)
    if (path) prefetch.preload(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => preload(linkOf(event)), { passive: true })
  // Handle a link that the reader pointed at while this code was loading.
  preload(document.querySelector<HTMLAnchorElement>('a:is(:hover, :focus)'))

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const path = pathOf(target as HTMLAnchorElement)
      if (path) prefetch.prefetch(path)
    }
  })
  addEventListener('scrollend', prefetch.refill, { passive: true })
  markClickedLink(baseUrl, subscribe)

  return {
    observe(root) {
      observer.disconnect()
      for (const link of root.querySelectorAll<HTMLAnchorElement>('article a[href]')) observer.observe(link)
    },
  }
}

/** Marks the clicked link with `data-loading` until its page, a loading screen, or another document is shown. */
function markClickedLink(baseUrl: string, subscribe: (listener: () => void) => void): void {
  let clicked: HTMLElement | undefined
  const unmark = () => clicked?.removeAttribute('data-loading')
  // Listen in the capturing phase, because navigating to a page that is already loaded finishes within the click event.
  document.addEventListener(
    'click',
    (event) => {
      const link = isPlainClick(event) ? linkOf(event) : undefined
      const target = link && linkTarget(link, baseUrl)
      if (!target || target.url.pathname === location.pathname) return
      unmark()
      clicked = link
      link.dataset.loading = ''
    },
    true,
  )
  subscribe(unmark)
  // Reset the state, because the browser may restore this document when the reader goes back.
  addEventListener('pagehide', unmark)
}

/** Returns the encoded size of a page's route data as it was transferred, in bytes, or 0 if the browser doesn't report it. */
function routeDataSize(path: string, baseUrl: string): number {
  const entry = performance.getEntriesByName(new URL(routeDataUrl(path, baseUrl), location.href).href).at(-1)
  return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
}
