import type { LinkItem, PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { itemHref } from './item-href.ts'
import { itemInVersion, type VersionedItem } from './item-in-version.ts'
import { sectionOf } from './section-of.ts'

/**
 * The navbar's items as a list. A menu opens through the `popover` attribute, so that clicks outside of it, Escape, and the keyboard work
 * without JavaScript.
 */
export function NavbarLinks({ site, page }: { site: SiteData; page: PageData }) {
  const link = linkRenderer(site, page)
  return (
    <ul>
      {site.navbar.items.map((item, i) =>
        'items' in item ? (
          <li key={item.label}>
            <button type="button" className="menu-button" popoverTarget={`docs-menu-${i}`}>
              {item.label}
            </button>
            <ul id={`docs-menu-${i}`} className="menu" popover="auto">
              {item.items.map(link)}
            </ul>
          </li>
        ) : (
          link(item)
        ),
      )}
    </ul>
  )
}

/** The navbar's items as a list for the drawer, which shows the links of each menu below the menu's label. */
export function DrawerLinks({ site, page }: { site: SiteData; page: PageData }) {
  const link = linkRenderer(site, page)
  return (
    <ul>
      {site.navbar.items.map((item) =>
        'items' in item ? (
          <li key={item.label}>
            <span className="menu-label">{item.label}</span>
            <ul>{item.items.map(link)}</ul>
          </li>
        ) : (
          link(item)
        ),
      )}
    </ul>
  )
}

function linkRenderer(site: SiteData, page: PageData) {
  const items = site.navbar.items.flatMap((item) => ('items' in item ? item.items : [item]))
  const shown = new Map(items.map((item) => [item, itemInVersion(item, page, site)]))
  const section = sectionOf(page.path, [...shown.values()])
  return (item: LinkItem) => (
    <NavbarLink key={item.to ?? item.href} item={shown.get(item)!} {...{ site, page, section }} />
  )
}

interface NavbarLinkProps {
  item: VersionedItem
  site: SiteData
  page: PageData
  section: VersionedItem | undefined
}

function NavbarLink({ item, site, page, section }: NavbarLinkProps) {
  return (
    <li>
      <a
        href={itemHref(item, site)}
        target={item.target}
        data-version-paths={item.versionPaths}
        aria-current={item.to === page.path ? 'page' : item === section ? 'true' : undefined}
      >
        {item.label}
        {item.href && <span className="icon-external" />}
      </a>
    </li>
  )
}

/** The navbar's items, shown in the drawer on narrow screens. */
export function DrawerNav({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <nav className="drawer-nav" aria-label={labels.mainNavigation}>
      <DrawerLinks site={site} page={page} />
    </nav>
  )
}
