import type { PageData, SidebarGroup, SidebarItem, SiteData } from '../../page-data.ts'
import { useFrame } from './frame-context.ts'
import { pageHref } from './item-href.ts'

/**
 * The pages of the site. On narrow screens it is a drawer, opened by the navbar's menu button through the `popover`
 * attribute: no script is needed to open it, to close it, or to leave it with Escape.
 */
export function Sidebar({ site, page }: { site: SiteData; page: PageData }) {
  const { DrawerNav } = useFrame()
  return (
    <aside id="docs-sidebar" className="sidebar" popover="auto" aria-label="Site">
      <div className="drawer-head">
        <button
          type="button"
          className="icon-button"
          popoverTarget="docs-sidebar"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <span className="icon-close" />
        </button>
      </div>
      <DrawerNav site={site} page={page} />
      {page.sidebar && (
        <nav className="sidebar-nav" aria-label="Docs sidebar">
          <SidebarItems items={page.sidebar} path={page.path} site={site} />
        </nav>
      )}
    </aside>
  )
}

interface Place {
  /** Route path of the page on screen. */
  path: string
  site: SiteData
}

function SidebarItems({ items, ...place }: Place & { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.type === 'group' && <Group group={item} {...place} />}
          {item.type === 'link' && <PageLink label={item.label} to={item.path} {...place} />}
          {item.type === 'external' && (
            <a href={item.href}>
              {item.label}
              <span className="icon-external" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Group({ group, ...place }: Place & { group: SidebarGroup }) {
  return (
    <details
      suppressHydrationWarning
      data-collapsed={group.collapsed ? '' : undefined}
      open={!group.collapsed || holds(group, place.path)}
    >
      <summary>{group.label}</summary>
      {/* A link inside `<summary>` is two controls in one: the group's own page is the first of its pages. */}
      {group.path !== undefined && <PageLink label="Overview" to={group.path} {...place} />}
      <SidebarItems items={group.items} {...place} />
    </details>
  )
}

function PageLink({ label, to, path, site }: Place & { label: string; to: string }) {
  return (
    <a href={pageHref(to, site)} aria-current={to === path ? 'page' : undefined}>
      {label}
    </a>
  )
}

function holds(group: SidebarGroup, path: string): boolean {
  return (
    group.path === path || group.items.some((item) => (item.type === 'group' ? holds(item, path) : item.path === path))
  )
}
