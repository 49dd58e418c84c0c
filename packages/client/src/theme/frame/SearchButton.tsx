import type { SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { pageHref } from './item-href.ts'

/** A button that opens the search dialog. Without JavaScript, a link to the search page replaces the button. */
export function SearchButton({ site }: { site: SiteData }) {
  return (
    <>
      <button type="button" className="search-button needs-js" data-search="" aria-label={labels.search}>
        <span className="icon-search" />
        <span className="search-label">{labels.search}</span>
        {/* CSS adds the shortcut of the reader's platform. The client sets `aria-keyshortcuts`. */}
        <span className="search-keys" aria-hidden="true" />
      </button>
      <a
        className="search-button without-js"
        aria-label={labels.search}
        href={pageHref(__LANGUAGES__ ? `${site.languagePrefix ?? ''}/search` : '/search', site)}
      >
        <span className="icon-search" />
        <span className="search-label">{labels.search}</span>
      </a>
    </>
  )
}
