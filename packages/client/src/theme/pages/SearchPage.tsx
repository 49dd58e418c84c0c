import { labels } from '../../page-labels.tsx'
import { SearchForm } from '../frame/SearchForm.tsx'

export interface SearchPageProps {
  /** URL of the search page itself. */
  action?: string
  /** The main sections of the site. */
  sections?: { label: string; href: string }[]
  /** The published site's host: `redux-toolkit.js.org`. */
  host: string
}

/** The search page without its results, which the client fills in. Without JavaScript, it offers other ways to find a page. */
export function SearchPage({ action = '/search', sections = [], host }: SearchPageProps) {
  return (
    <div className="search-page">
      <SearchForm action={action} label={labels.searchDocs} />
      <div data-search-results="">
        {/* The hint is in the HTML so that it appears with the first paint. The client renders the same text until there is a query. */}
        <p className="needs-js">{labels.searchHint}</p>
        <div className="without-js">
          <p>
            {labels.searchNeedsScript.split('{link}')[0]}
            <a href={`https://duckduckgo.com/?q=site%3A${host}`} rel="noopener">
              {labels.webSearch}
            </a>
            {labels.searchNeedsScript.split('{link}')[1]}
          </p>
          {sections.length > 0 && (
            <ul className="link-cards">
              {sections.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  )
}
