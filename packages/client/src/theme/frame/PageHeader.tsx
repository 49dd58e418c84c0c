import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { withBase } from './item-href.ts'

export function PageHeader({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <header className="page-header">
      <h1 id={page.titleId}>{page.title}</h1>
      <PageActions site={site} page={page} />
    </header>
  )
}

/** Renders the button that copies a page as Markdown, and the link to its Markdown copy. Renders nothing if the page has none. */
export function PageActions({ site, page }: { site: SiteData; page: PageData }) {
  return (
    page.markdown && (
      <div className="page-actions">
        <button type="button" className="needs-js" data-copy-page="">
          <span className="icon-copy" />
          <span data-label="">{labels.copyPage}</span>
        </button>
        <a href={withBase(page.markdown, site.baseUrl)}>{labels.viewMarkdown}</a>
      </div>
    )
  )
}
