import type { LinkItem, PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { itemHref } from './item-href.ts'

export function PrevNext({ site, page }: { site: SiteData; page: PageData }) {
  if (!page.prev && !page.next) return null
  return (
    <nav className="prev-next" aria-label={labels.previousAndNext}>
      {page.prev && <Neighbor rel="prev" item={page.prev} site={site} />}
      {page.next && <Neighbor rel="next" item={page.next} site={site} />}
    </nav>
  )
}

function Neighbor({ rel, item, site }: { rel: 'prev' | 'next'; item: LinkItem; site: SiteData }) {
  return (
    <a rel={rel} href={itemHref(item, site)}>
      <span className="prev-next-label">{rel === 'prev' ? labels.previous : labels.next}</span>{' '}
      <span>{item.label}</span>
    </a>
  )
}
