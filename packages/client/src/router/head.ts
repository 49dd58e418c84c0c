import type { PageData, SiteData } from '../page-data.ts'
import { withSlash } from '../theme/frame/item-href.ts'
import { canonicalPathname } from './location.ts'

/** Makes the document's head that of a page. Only what the build has put there is changed. */
export function setHead(page: PageData, url: URL, site: Pick<SiteData, 'url' | 'baseUrl' | 'trailingSlash'>): void {
  const { title, documentTitle, description, markdown = '' } = page
  const { pathname } = page.canonical ? new URL(site.baseUrl + page.canonical.slice(1), url) : url
  const own = canonicalPathname(pathname, site.baseUrl)!
  const address = site.url + (site.trailingSlash ? withSlash(own) : own)
  const values: Record<string, string> = {
    description,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    canonical: address,
    alternate: site.baseUrl + markdown.slice(1),
  }
  document.title = documentTitle
  for (const element of document.head.querySelectorAll('meta, link')) {
    const { name, rel } = element as HTMLMetaElement & HTMLLinkElement
    const value = values[name || rel || element.getAttribute('property')!]
    if (value) element.setAttribute(rel ? 'href' : 'content', value)
    // A page that is not there is not to be listed; the others are.
    if (name === 'robots') element.remove()
  }
  if (page.kind === 'not-found') {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
  }
}
