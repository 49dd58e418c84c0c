import type { PageData, SiteData } from '../../page-data.ts'
import { withBase } from './item-href.ts'

export function PageHeader({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <header className="page-header">
      <h1 id={page.titleId}>{page.title}</h1>
      {page.markdown && (
        <div className="page-actions">
          <button type="button" className="needs-js" data-copy-page="">
            <span className="icon-copy" />
            <span data-label="">{LABELS.copyPage}</span>
          </button>
          <a href={withBase(page.markdown, site.baseUrl)}>{LABELS.viewMarkdown}</a>
        </div>
      )}
    </header>
  )
}
