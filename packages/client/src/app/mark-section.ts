import { routePath } from '../router/location.ts'
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

/** Returns the route path that a link points to, with its query and hash. External links, which have an icon, have no path. */
function pathOf(link: HTMLAnchorElement, baseUrl: string): string {
  return link.firstElementChild ? '' : routePath(link.pathname, baseUrl) + link.search + link.hash
}
