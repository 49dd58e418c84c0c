/** Leads to the search page without JavaScript too. @param props.action Address of the search page. */
export function SearchForm({ action, label }: { action: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` is not known to all browsers in use.
    <form className="search-form" role="search" action={action} method="get">
      <input type="search" name="q" aria-label={label} placeholder="Search" autoComplete="off" />
      <button type="submit" className="button" data-kind="primary">
        Search
      </button>
    </form>
  )
}
