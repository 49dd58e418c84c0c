import type { LinkItem, PageData, SiteData } from '../page-data.ts'
import { itemHref, withBase } from './item-href.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { useShell } from './shell-context.ts'

export function Navbar({ site, page }: { site: SiteData; page: PageData }) {
  const { ColorModeSwitch, SearchButton, VersionSwitch } = useShell()
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button navbar-menu"
          popoverTarget="docs-sidebar"
          data-drawer-toggle=""
          aria-label="Menu"
        >
          <span className="icon-menu" />
        </button>
        <a className="brand" href={withBase('/', site.baseUrl)}>
          {site.navbar.logo && <SiteLogo logo={site.navbar.logo} />}
          <span>{site.navbar.title}</span>
        </a>
        <nav className="navbar-nav" aria-label="Main">
          <NavbarLinks site={site} page={page} />
        </nav>
        {/* Says that a switch follows, so that its place is kept while the document is still arriving. */}
        <div className="navbar-tools" data-switch={site.colorMode.switch ? '' : undefined}>
          <SearchButton site={site} />
          {site.versions.length > 1 && <VersionSwitch site={site} page={page} />}
          {site.colorMode.switch && <ColorModeSwitch />}
        </div>
      </div>
    </header>
  )
}

/** The navbar's items as a list; the drawer of narrow screens shows them too. */
export function NavbarLinks({ site, page }: { site: SiteData; page: PageData }) {
  const section = sectionOf(page.path, site.navbar.items)
  return (
    <ul>
      {site.navbar.items.map((item) => (
        <li key={item.label}>
          <a
            href={itemHref(item, site.baseUrl)}
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

/** The item whose folder holds the page; of several the deepest. */
function sectionOf(path: string, items: LinkItem[]): LinkItem | undefined {
  let section: LinkItem | undefined
  let longest = 1
  for (const item of items) {
    const folder = item.to?.replace(/[^/]*(#.*)?$/, '') ?? ''
    if (folder.length > longest && path.startsWith(folder)) {
      section = item
      longest = folder.length
    }
  }
  return section
}
