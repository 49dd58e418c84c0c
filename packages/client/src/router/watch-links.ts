import { linkOf, linkTarget } from './links.ts'
import type { Prefetch } from './prefetch.ts'

/** Loads the pages which links lead to: those in the text when they come into view, all of them when pointed at. */
export function watchLinks(prefetch: Prefetch, baseUrl: string): { observe: (root: ParentNode) => void } {
  const pathOf = (link: HTMLAnchorElement) => linkTarget(link, baseUrl)?.path

  const intent = (event: Event) => {
    const link = linkOf(event)
    const path = link && pathOf(link)
    if (path) prefetch.preload(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intent, { passive: true })

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const path = pathOf(target as HTMLAnchorElement)
      if (path) prefetch.prefetch(path)
    }
  })
  addEventListener('scrollend', prefetch.refill, { passive: true })

  return {
    observe(root) {
      observer.disconnect()
      for (const link of root.querySelectorAll<HTMLAnchorElement>('article a[href]')) observer.observe(link)
    },
  }
}
