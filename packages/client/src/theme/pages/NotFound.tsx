import { SearchForm } from '../frame/SearchForm.tsx'

/**
 * What a reader can do where there is no page.
 *
 * @param props.sections The main parts of the site.
 * @param props.searchAction Address of the search page.
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
      <p>The address may have changed, or there may be a slip in it.</p>
      <SearchForm action={searchAction} label="Search the documentation" />
      {/* The script puts the routes nearest to the address here. */}
      <div data-nearest-routes="" />
      {sections.length > 0 && (
        <>
          <h2>Where to go from here</h2>
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
