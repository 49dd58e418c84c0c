import type { PageData, SiteData } from '../../page-data.ts'
import { PageActions } from './PageActions.tsx'

export function PageHeader({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <header className="page-header">
      <h1 id={page.titleId}>{page.title}</h1>
      <PageActions site={site} page={page} />
    </header>
  )
}
