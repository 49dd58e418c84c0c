import type { PageData, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { useFrame } from './frame-components.ts'
import { itemHref } from './item-href.ts'
import { itemInVersion } from './item-in-version.ts'
import { NavbarLinks } from './NavbarLinks.tsx'
import { SiteLogo } from './SiteLogo.tsx'

export function Navbar({ site, page }: { site: SiteData; page: PageData }) {
  const { ColorModeSwitch, LanguageSwitch, SearchButton, VersionSwitch } = useFrame()
  const to = __LANGUAGES__ ? (site.languagePrefix ?? '/') : '/'
  const home = itemInVersion({ label: site.navbar.title, to }, page, site)
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button navbar-menu"
          popoverTarget="docs-sidebar"
          data-drawer-toggle=""
          aria-label={labels.menu}
        >
          <span className="icon-menu" />
        </button>
        <a className="brand" href={itemHref(home, site)} data-version-paths={home.versionPaths}>
          {site.navbar.logo && <SiteLogo logo={site.navbar.logo} />}
          <span>{site.navbar.title}</span>
        </a>
        <nav className="navbar-nav" aria-label={labels.mainNavigation}>
          <NavbarLinks site={site} page={page} />
        </nav>
        {/* `data-switch` lets CSS reserve space for the color mode switch while the document is still loading. */}
        <div className="navbar-tools" data-switch={site.colorMode.switch ? '' : undefined}>
          <SearchButton site={site} />
          {__LANGUAGES__ && LanguageSwitch && site.languages ? (
            <>
              {site.versions.length > 1 && <VersionSwitch site={site} page={page} />}
              <LanguageSwitch site={site} page={page} />
            </>
          ) : (
            site.versions.length > 1 && <VersionSwitch site={site} page={page} />
          )}
          {site.colorMode.switch && <ColorModeSwitch />}
        </div>
      </div>
    </header>
  )
}
