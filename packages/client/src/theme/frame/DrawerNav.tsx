import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { DrawerLinks } from './NavbarLinks.tsx'

/** The navbar's items, shown in the drawer on narrow screens. */
export function DrawerNav({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <nav className="drawer-nav" aria-label={labels.mainNavigation}>
      <DrawerLinks site={site} page={page} />
    </nav>
  )
}
