import type { PageData, SiteData } from '../page-data.ts'
import { withSlash } from '../theme/frame/item-href.ts'
import { canonicalPathname } from './location.ts'

/** Updates the document's head for a page. Apart from the `robots` element, it only changes elements that the build rendered. */
export function setHead(page: PageData, url: URL, site: Pick<SiteData, 'url' | 'baseUrl' | 'trailingSlash'>): void {
  const { title, documentTitle, description, markdown = '' } = page
  const { pathname } = page.canonical ? new URL(site.baseUrl + page.canonical.slice(1), url) : url
  const canonicalPath = canonicalPathname(pathname, site.baseUrl)!
  const address = site.url + (site.trailingSlash ? withSlash(canonicalPath) : canonicalPath)
  const values: Record<string, string> = {
    description,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    canonical: address,
    'text/markdown': site.baseUrl + markdown.slice(1),
  }
  document.title = documentTitle
  for (const element of document.head.querySelectorAll('meta, link')) {
    const { name, rel, type } = element as HTMLMetaElement & HTMLLinkElement
    const value = values[name || type || rel || element.getAttribute('property')!]
    if (value) element.setAttribute(rel ? 'href' : 'content', value)
    // `robots` excludes the not-found page from search engines, so remove it when another page is shown.
    if (name === 'robots') element.remove()
  }
  if (page.kind === 'not-found') {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
  }
}
