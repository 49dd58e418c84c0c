import type { LinkItem, PageData, SiteData } from '../page-data.ts'
import { itemHref } from './item-href.ts'

export function PrevNext({ site, page }: { site: SiteData; page: PageData }) {
  if (!page.prev && !page.next) return null
  return (
    <nav className="prev-next" aria-label="Previous and next page">
      {page.prev && <Neighbor rel="prev" item={page.prev} baseUrl={site.baseUrl} />}
      {page.next && <Neighbor rel="next" item={page.next} baseUrl={site.baseUrl} />}
    </nav>
  )
}

function Neighbor({ rel, item, baseUrl }: { rel: 'prev' | 'next'; item: LinkItem; baseUrl: string }) {
  return (
    <a rel={rel} href={itemHref(item, baseUrl)}>
      <span className="prev-next-label">{rel === 'prev' ? 'Previous' : 'Next'}</span> <span>{item.label}</span>
    </a>
  )
}
