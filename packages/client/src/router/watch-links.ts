import { linkOf, linkTarget } from './links.ts'
import type { Prefetch } from './prefetch.ts'

/** Prefetches the pages that links point to: links in the text when they scroll into view, and any link on hover, focus, or touch. */
export function watchLinks(prefetch: Prefetch, baseUrl: string): { observe: (root: ParentNode) => void } {
  const pathOf = (link: HTMLAnchorElement) => linkTarget(link, baseUrl)?.path

  const onIntent = (event: Event) => {
    const link = linkOf(event)
    const path = link && pathOf(link)
    if (path) prefetch.preload(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true })

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
