import type { PageData, SidebarItem, SidebarLink } from '../page-data.ts'
import { routePath } from '../router/location.ts'

/** The page at the document's URL. */
export interface FirstPage {
  page: PageData
  /**
   * The page's text, if the document was rendered for another page (see `composeDocument`). This page then has to be rendered. Otherwise, the
   * document contains the page, which has to be hydrated.
   */
  html?: string
}

/** Reads the first page from the document. */
export function readFirstPage(baseUrl: string): FirstPage {
  const { html, ...page } = JSON.parse(document.querySelector('script[data-docs-page]')!.textContent!)
  page.sidebar ??= readSidebar(baseUrl)
  return { page, html }
}

/**
 * Returns a lazy string that reads an element's current HTML from the document. Hydration keeps existing elements and never reads the
 * string. If React has to re-render the page, React reads the HTML that is in the document at that time.
 *
 * React accepts any object with a `toString` method instead of an HTML string, because it supports Trusted Types.
 */
export function adoptedHtml(selector: string): string {
  return { toString: () => document.querySelector(selector)?.innerHTML ?? '' } as unknown as string
}

/**
 * Reads the sidebar's data back from the HTML that `Sidebar` rendered. A group's own page becomes the first page in the group, which renders
 * the same HTML. Returns `undefined` if the document has no sidebar.
 */
function readSidebar(baseUrl: string): SidebarItem[] | undefined {
  const list = document.querySelector('.sidebar-nav > ul')
  return list ? itemsOf(list, baseUrl) : undefined
}

function itemsOf(list: Element, baseUrl: string): SidebarItem[] {
  return [...list.children].map(({ firstElementChild: item }) => {
    if (item instanceof HTMLAnchorElement) {
      const text = labelOf(item)
      if (text.language || !item.lastElementChild)
        return { type: 'link', ...text, path: routePath(item.pathname, baseUrl)! }
      return { type: 'external', ...text, href: item.getAttribute('href')! }
    }
    return {
      type: 'group',
      ...labelOf(item!.firstElementChild!),
      collapsed: item!.hasAttribute('data-collapsed'),
      items: itemsOf(item!.lastElementChild!, baseUrl),
    }
  })
}

function labelOf(element: Element): Pick<SidebarLink, 'label' | 'language'> {
  const label = element.textContent!
  const text = __LANGUAGES__ && element.querySelector<HTMLElement>(':scope > [lang]')
  return text ? { label, language: { lang: text.lang, dir: text.dir as 'ltr' } } : { label }
}
