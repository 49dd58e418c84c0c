import type { SiteData } from '../../page-data.ts'
import { pageHref } from './item-href.ts'

/** A button that opens the search dialog. Without JavaScript, a link to the search page replaces the button. */
export function SearchButton({ site }: { site: SiteData }) {
  return (
    <>
      <button
        type="button"
        className="search-button needs-js"
        data-search=""
        aria-label="Search"
        aria-keyshortcuts="Control+K"
      >
        <span className="icon-search" />
        <span className="search-label">Search</span>
        <span className="search-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <a className="search-button without-js" aria-label="Search" href={pageHref('/search', site)}>
        <span className="icon-search" />
        <span className="search-label">Search</span>
      </a>
    </>
  )
}
