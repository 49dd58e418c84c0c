import type { PageData } from '../../page-data.ts'
import { longDate } from '../long-date.ts'

/** A link to edit the page, and the date on which the page was last changed. */
export function PageMeta({ page }: { page: PageData }) {
  if (!page.editUrl && !page.lastUpdated) return null
  return (
    <div className="page-meta">
      {page.editUrl && <a href={page.editUrl}>Edit this page</a>}
      {page.lastUpdated && (
        <p>
          Last updated <time dateTime={page.lastUpdated}>{longDate(page.lastUpdated)}</time>
        </p>
      )}
    </div>
  )
}
