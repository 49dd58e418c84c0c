import type { PageData, SiteData } from '../../page-data.ts'
import { itemHref } from './item-href.ts'
import { itemInVersion } from './item-in-version.ts'
import { sectionOf } from './section-of.ts'

/** The navbar's items as a list. The drawer on narrow screens contains the same list. */
export function NavbarLinks({ site, page }: { site: SiteData; page: PageData }) {
  const items = site.navbar.items.map((item) => itemInVersion(item, page, site))
  const section = sectionOf(page.path, items)
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to ?? item.href}>
          <a
            href={itemHref(item, site)}
            data-version-paths={item.versionPaths}
            aria-current={item.to === page.path ? 'page' : item === section ? 'true' : undefined}
          >
            {item.label}
            {item.href && <span className="icon-external" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
