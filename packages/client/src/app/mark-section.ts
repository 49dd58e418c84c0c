import { pathOfHref } from '../router/location.ts'
import { sectionOf } from '../theme/frame/section-of.ts'

/** Sets `aria-current` on the adopted navbar's link to the current page or its section, as `NavbarLinks` does when it renders. */
export function markSection(path: string, baseUrl: string): void {
  for (const list of document.querySelectorAll('.navbar-nav, .drawer-nav')) {
    const items = [...list.querySelectorAll('a')].map((link) => ({ link, to: pathOf(link, baseUrl) }))
    const section = sectionOf(path, items)
    for (const item of items) {
      const mark = item.to === path ? 'page' : item === section && 'true'
      if (mark) item.link.setAttribute('aria-current', mark)
      else item.link.removeAttribute('aria-current')
    }
  }
}

/** Returns the route path that a link points to, or '' for an external link. External links have an icon next to their label. */
function pathOf(link: HTMLAnchorElement, baseUrl: string): string {
  return link.firstElementChild ? '' : pathOfHref(link.getAttribute('href')!, baseUrl)
}
