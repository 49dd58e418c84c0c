import type { SiteData } from '../../page-data.ts'
import { itemHref } from './item-href.ts'
import { SiteLogo } from './SiteLogo.tsx'

export function Footer({ site }: { site: SiteData }) {
  const { groups, copyright, logo } = site.footer
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-about">
          {logo && <SiteLogo logo={logo} />}
          <p className="footer-title">{site.title}</p>
          {site.tagline && groups.length === 0 && <p>{site.tagline}</p>}
          {copyright && <p>{copyright}</p>}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className="footer-title">{group.title}</p>
            <ul>
              {group.items.map((item) => (
                <li key={item.to ?? item.href}>
                  <a href={itemHref(item, site)} target={item.target}>
                    {item.label}
                    {item.href && <span className="icon-external" />}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
