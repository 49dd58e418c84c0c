import { pathOfHref } from '../router/location.ts'
import { sectionOf } from '../theme/frame/section-of.ts'

/** Marks the items of the adopted navbar which lead to the page on the screen or to its section, as `NavbarLinks` draws them. */
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

/** Route path of an item; '' for another address, which has an icon beside its label. */
function pathOf(link: HTMLAnchorElement, baseUrl: string): string {
  return link.firstElementChild ? '' : pathOfHref(link.getAttribute('href')!, baseUrl)
}
