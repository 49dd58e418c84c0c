import type { PageData, SidebarGroup, SidebarItem, SiteData } from '../../page-data.ts'
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

function SidebarItems({ items, ...context }: SidebarContext & { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several items may have the same label.
        <li key={item.label + index}>
          {item.type === 'group' && <Group group={item} {...context} />}
          {item.type === 'link' && <PageLink label={item.label} to={item.path} {...context} />}
          {item.type === 'external' && (
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

function Group({ group, ...context }: SidebarContext & { group: SidebarGroup }) {
  // A link inside `<summary>` would nest two controls, so the group's own page is listed as its first page.
  const own: SidebarItem[] =
    group.path === undefined ? [] : [{ type: 'link', label: labels.overview, path: group.path }]
  return (
    <details
      suppressHydrationWarning
      data-collapsed={group.collapsed ? '' : undefined}
      open={!group.collapsed || holds(group, context.path)}
    >
      <summary>{group.label}</summary>
      <SidebarItems items={[...own, ...group.items]} {...context} />
    </details>
  )
}

function PageLink({ label, to, path, site }: SidebarContext & { label: string; to: string }) {
  return (
    <a href={pageHref(encodePath(to), site)} aria-current={to === path ? 'page' : undefined}>
      {label}
    </a>
  )
}

function holds(group: SidebarGroup, path: string): boolean {
  return (
    group.path === path || group.items.some((item) => (item.type === 'group' ? holds(item, path) : item.path === path))
  )
}
