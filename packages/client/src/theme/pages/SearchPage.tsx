import { SearchForm } from '../frame/SearchForm.tsx'

export interface SearchPageProps {
  /** The page's own address. */
  action?: string
  /** The main parts of the site. */
  sections?: { label: string; href: string }[]
  /** Where the site is published: `redux-toolkit.js.org`. */
  host?: string
}

/** The frame of the search page; the script fills in what was found. Without it there are other ways to a page. */
export function SearchPage({ action = '/search', sections = [], host }: SearchPageProps) {
  return (
    <div className="search-page">
      <SearchForm action={action} label="Search the documentation" />
      <div data-search-results="">
        <div className="without-js">
          <p>
            Searching here needs JavaScript. Without it, look through the contents of a section
            {host && (
              <>
                , or{' '}
                <a href={`https://duckduckgo.com/?q=site%3A${host}`} rel="noopener">
                  search this site with DuckDuckGo
                </a>
              </>
            )}
            .
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
