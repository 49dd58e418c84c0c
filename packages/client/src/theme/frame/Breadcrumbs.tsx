import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { itemHref } from './item-href.ts'

export function Breadcrumbs({ site, page }: { site: SiteData; page: PageData }) {
  const parents = page.breadcrumbs.slice(0, -1)
  if (parents.length === 0) return null
  // If no section is a link, render a label instead of a navigation.
  if (!parents.some(({ to }) => to))
    return (
      <p className="breadcrumbs" {...parents.at(-1)!.language}>
        {parents.map(({ label }) => label).join(' / ')}
      </p>
    )
  return (
    <nav className="breadcrumbs" aria-label={labels.breadcrumbs}>
      <ol>
        {parents.map((item) => (
          <li key={item.to ?? item.label} {...item.language}>
            {item.to ? <a href={itemHref(item, site)}>{item.label}</a> : item.label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
