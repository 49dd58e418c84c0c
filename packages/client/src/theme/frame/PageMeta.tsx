import type { PageData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'

/** A link to edit the page, and the date on which the page was last changed. */
export function PageMeta({ page }: { page: PageData }) {
  if (!page.editUrl && !page.lastUpdated) return null
  return (
    <div className="page-meta">
      {page.editUrl && <a href={page.editUrl}>{labels.editPage}</a>}
      {page.lastUpdated && (
        <p>
          {labels.lastUpdated.split('{date}')[0]}
          <time dateTime={page.lastUpdated}>{page.lastUpdatedText}</time>
          {labels.lastUpdated.split('{date}')[1]}
        </p>
      )}
    </div>
  )
}
