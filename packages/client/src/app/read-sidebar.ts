import type { SidebarItem } from '../page-data.ts'
import { routePath } from '../router/location.ts'

/** Reads the sidebar's data back from the HTML that `Sidebar` rendered. Returns `undefined` if the document has no sidebar. */
export function readSidebar(baseUrl: string): SidebarItem[] | undefined {
  const list = document.querySelector('.sidebar-nav > ul')
  return list ? itemsOf(list, baseUrl) : undefined
}

function itemsOf(list: Element, baseUrl: string): SidebarItem[] {
  return [...list.children].map(({ firstElementChild: item }) => {
    const link = item!.closest('a') ?? item!.querySelector<HTMLAnchorElement>(':scope > a')
    if (link === item && item!.querySelector('.icon-external'))
      return { type: 'external', label: item!.textContent!, href: item!.getAttribute('href')! }
    const path = link ? routePath(link.pathname, baseUrl) : undefined
    if (link === item) return { type: 'link', label: item!.textContent!, path: path! }
    return {
      type: 'group',
      label: item!.querySelector('summary')!.textContent!,
      ...(path !== undefined && { path }),
      collapsed: item!.hasAttribute('data-collapsed'),
      items: itemsOf(item!.lastElementChild!, baseUrl),
    }
  })
}
