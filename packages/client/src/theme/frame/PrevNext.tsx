import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { itemHref } from './item-href.ts'

export function PrevNext({ site, page }: { site: SiteData; page: PageData }) {
  if (!page.prev && !page.next) return null
  return (
    <nav className="prev-next" aria-label={labels.previousAndNext}>
      {(['prev', 'next'] as const).map((rel) => {
        const item = page[rel]
        return (
          item && (
            <a key={rel} rel={rel} href={itemHref(item, site)}>
              <span className="prev-next-label">{rel === 'prev' ? labels.previous : labels.next}</span>{' '}
              <span {...item.language}>{item.label}</span>
            </a>
          )
        )
      })}
    </nav>
  )
}
