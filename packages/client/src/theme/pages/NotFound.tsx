import { labels } from '../../page-labels.tsx'
import { SearchForm } from '../frame/SearchForm.tsx'

/**
 * The content of the not-found page: a search form, similar pages, and the site's main sections.
 *
 * @param props.sections The main sections of the site.
 * @param props.searchAction URL of the search page. Default: `/search`.
 */
export function NotFound({
  sections,
  searchAction = '/search',
}: {
  sections: { label: string; href: string }[]
  searchAction?: string
}) {
  return (
    <div className="not-found">
      <p>{labels.notFoundText}</p>
      <SearchForm action={searchAction} label={labels.searchDocs} />
      {/* The client lists the pages with the most similar URLs here. */}
      <div data-nearest-routes="" />
      {sections.length > 0 && (
        <>
          <h2>{labels.whereToGo}</h2>
          <ul className="link-cards">
            {sections.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
