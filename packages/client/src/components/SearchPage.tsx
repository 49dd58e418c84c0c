import { SearchForm } from './SearchForm.tsx'

/** The frame of the search page; the script fills in what was found. @param props.action The page's own address. */
export function SearchPage({ action = '/search' }: { action?: string }) {
  return (
    <div className="search-page">
      <SearchForm action={action} label="Search the documentation" />
      <div data-search-results="">
        <p className="without-js">Searching needs JavaScript. All pages are listed in the sidebar of any page.</p>
      </div>
    </div>
  )
}
