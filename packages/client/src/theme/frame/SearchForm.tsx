import { labels } from '../../page-labels.tsx'

/**
 * A search form that opens the search page. It also works without JavaScript.
 *
 * @param props.action URL of the search page.
 */
export function SearchForm({ action, label }: { action: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers don't know `<search>`.
    <form className="search-form" role="search" action={action} method="get">
      <input type="search" name="q" aria-label={label} placeholder={labels.search} autoComplete="off" />
      <button type="submit" className="button" data-kind="primary">
        {labels.search}
      </button>
    </form>
  )
}
