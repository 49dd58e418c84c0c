import type { PageData } from '../page-data.ts'
import { labels } from '../page-labels.tsx'
import { PageMeta } from '../theme/frame/PageMeta.tsx'

/** Offers to translate a page that has no translation. Other pages have the usual link to edit the page. */
export function LanguagePageMeta({ page }: { page: PageData }) {
  if (!page.isOriginal) return <PageMeta page={page} />
  return (
    page.editUrl && (
      <div className="page-meta">
        <a href={page.editUrl}>{labels.translatePage}</a>
      </div>
    )
  )
}
