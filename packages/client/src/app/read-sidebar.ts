import type { SidebarItem } from '../page-data.ts'
import { routePath } from '../router/location.ts'

/**
 * Reads the sidebar's data back from the HTML that `Sidebar` rendered. A group's own page becomes the first page in the group, which renders
 * the same HTML. Returns `undefined` if the document has no sidebar.
 */
export function readSidebar(baseUrl: string): SidebarItem[] | undefined {
  const list = document.querySelector('.sidebar-nav > ul')
  return list ? itemsOf(list, baseUrl) : undefined
}

function itemsOf(list: Element, baseUrl: string): SidebarItem[] {
  return [...list.children].map(({ firstElementChild: item }) => {
    if (item instanceof HTMLAnchorElement) {
      const label = item.textContent
      if (!item.lastElementChild) return { type: 'link', label, path: routePath(item.pathname, baseUrl)! }
      return { type: 'external', label, href: item.getAttribute('href')! }
    }
    return {
      type: 'group',
      label: item!.firstElementChild!.textContent!,
      collapsed: item!.hasAttribute('data-collapsed'),
      items: itemsOf(item!.lastElementChild!, baseUrl),
    }
  })
}
