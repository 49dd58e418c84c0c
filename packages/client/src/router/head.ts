import type { PageData, SiteData } from '../page-data.ts'
import { canonicalPathname } from './location.ts'

/** Makes the document's head that of a page. Only what the build has put there is changed. */
export function setHead(page: PageData, url: URL, site: Pick<SiteData, 'url' | 'baseUrl'>): void {
  document.title = page.documentTitle
  const address = `${site.url}${canonicalPathname(url.pathname, site.baseUrl) ?? url.pathname}`
  set('meta[name=description]', 'content', page.description)
  set('meta[property="og:title"], meta[name="twitter:title"]', 'content', page.documentTitle)
  set('meta[property="og:description"], meta[name="twitter:description"]', 'content', page.description)
  set('meta[property="og:url"]', 'content', address)
  set('link[rel=canonical]', 'href', address)
  const markdown = page.markdown && `${site.baseUrl}${page.markdown.slice(1)}`
  if (markdown) set('link[rel=alternate][type="text/markdown"]', 'href', markdown)
  setRobots(page.kind === 'not-found')
}

function set(selector: string, attribute: string, value: string): void {
  for (const element of document.head.querySelectorAll(selector)) element.setAttribute(attribute, value)
}

/** A page that is not there is not to be listed by anyone. */
function setRobots(isHidden: boolean): void {
  const element = document.head.querySelector('meta[name=robots]')
  if (!isHidden) element?.remove()
  else if (!element) {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
  }
}
