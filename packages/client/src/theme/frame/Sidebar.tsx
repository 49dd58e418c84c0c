import type { ReactNode } from 'react'
import type { PageData, SidebarItem, SidebarLink, SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { useFrame } from './frame-components.ts'
import { encodePath, pageHref } from './item-href.ts'

/**
 * The navigation between the site's pages. On narrow screens, it is a drawer that the navbar's menu button opens through the `popover`
 * attribute, so that the menu button, the close button, and Escape work without JavaScript.
 */
export function Sidebar({ site, page }: { site: SiteData; page: PageData }) {
  const { DrawerNav } = useFrame()
  return (
    <aside id="docs-sidebar" className="sidebar" popover="auto" aria-label={labels.siteNavigation}>
      <div className="drawer-head">
        <button
          type="button"
          className="icon-button"
          popoverTarget="docs-sidebar"
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
        >
          <span className="icon-close" />
        </button>
      </div>
      <DrawerNav site={site} page={page} />
      {page.sidebar && (
        <nav className="sidebar-nav" aria-label={labels.docsSidebar}>
          <SidebarItems items={page.sidebar} path={page.path} site={site} />
        </nav>
      )}
    </aside>
  )
}

interface SidebarContext {
  /** Route path of the current page. */
  path: string
  site: SiteData
}

function SidebarItems({ items, path, site }: SidebarContext & { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several items may have the same label.
        <li key={item.label + index}>
          {item.type === 'group' ? (
            <details
              suppressHydrationWarning
              data-collapsed={item.collapsed ? '' : undefined}
              open={!item.collapsed || holds(item, path)}
            >
              <summary>{labelOf(item)}</summary>
              {/* A link inside `<summary>` would nest two controls, so the group's own page is listed as its first page. */}
              <SidebarItems
                items={
                  item.path ? [{ type: 'link', label: labels.overview, path: item.path }, ...item.items] : item.items
                }
                path={path}
                site={site}
              />
            </details>
          ) : item.type === 'link' ? (
            <a href={pageHref(encodePath(item.path), site)} aria-current={item.path === path ? 'page' : undefined}>
              {labelOf(item)}
            </a>
          ) : (
            <a href={item.href} target={item.target}>
              {item.label}
              <span className="icon-external" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The space separates the badge from the label for screen readers, which read both as one name. */
function labelOf({ label, language, badge }: Pick<SidebarLink, 'label' | 'language' | 'badge'>): ReactNode {
  const text = __LANGUAGES__ && language ? <span {...language}>{label}</span> : label
  if (!badge) return text
  return (
    <>
      {text}
      <small data-type={badge.tone}>{` ${badge.text}`}</small>
    </>
  )
}

function holds(item: SidebarItem, path: string): boolean {
  return item.path === path || (item.type === 'group' && item.items.some((inner) => holds(inner, path)))
}
