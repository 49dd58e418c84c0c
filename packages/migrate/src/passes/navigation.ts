import { pathWithoutNumbers, type SidebarEntry, type UserConfig } from '@docs-engine/cli/internal'
import type { OldSite } from '../model/old-site.ts'
import { textOf, toRecord } from '../util/values.ts'
import { findPage, newRoute } from './convert-links.ts'
import { originalPath } from './original-path.ts'

type NavbarItem = NonNullable<NonNullable<UserConfig['navbar']>['items']>[number]

/** A link or a group in the navigation of the original site. `link` is a path on the site or a URL. */
export interface NavItem {
  label?: string | undefined
  link?: string | undefined
  /** A URL that isn't part of the site. */
  href?: string | undefined
  collapsed?: boolean | undefined
  /** A folder in `content` whose pages the sidebar lists. */
  folder?: string
  items?: NavItem[] | undefined
}

/**
 * Converts items to entries of a sidebar. Links to pages that weren't imported, and items without a page or link, are reported.
 *
 * @param version The version that the sidebar belongs to. Its pages have no prefix there.
 */
export function toSidebar(items: readonly NavItem[], site: OldSite, file: string, version?: string): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    const { label } = item
    if (item.href) return [{ label: label ?? item.href, href: item.href }]
    if (item.folder !== undefined) return item.folder ? [{ autogenerate: item.folder }] : []
    const to = item.link === undefined ? undefined : pathOf(item.link, site, version)
    if (item.items) {
      const entries = toSidebar(item.items, site, file, version)
      const own = to?.startsWith('/') ? entryOf(to) : undefined
      if (!label) return [...(own === undefined ? [] : [own]), ...entries]
      if (entries.length === 0) return own === undefined ? [] : [{ label, to: own }]
      return [
        { label, ...(own !== undefined && { to: own }), ...(item.collapsed && { collapsed: true }), items: entries },
      ]
    }
    if (item.link === undefined) {
      if (label) {
        const reason = `\`${label}\` in the sidebar has no page or link, so the sidebar doesn’t show it.`
        site.warnings.add({ kind: 'sidebar', name: label, reason, file })
      }
      return []
    }
    if (to === undefined) {
      reportLink(item, site, file, 'sidebar')
      return []
    }
    const isOther = version !== undefined && findPage(item.link.replace(/[?#].*$/, ''), site)?.version !== version
    if (isOther || !to.startsWith('/')) return [{ label: label ?? to, href: to }]
    if (to.includes('#')) {
      const reason = `The sidebar’s link \`${label ?? to}\` points to a heading, but a sidebar can only list pages.`
      const todo = 'No change is needed, because the table of contents on the page lists its headings.'
      site.warnings.add({ kind: 'sidebar', name: label ?? to, reason, file, todo })
      return []
    }
    return [label ? { label, to: entryOf(to) } : entryOf(to)]
  })
}

/** Converts items to navbar items. Nested groups are flattened, because menus have one level. */
export function toNavbar(items: readonly NavItem[], site: OldSite, file: string): NavbarItem[] {
  const links = (list: readonly NavItem[]): { label: string; to?: string; href?: string }[] =>
    list.flatMap((item) => {
      const nested = item.items ? links(item.items) : []
      if (item.link === undefined || !item.label) return nested
      const to = pathOf(item.link, site)
      if (to === undefined) reportLink(item, site, file, 'configuration')
      return [
        ...(to === undefined ? [] : [to.startsWith('/') ? { label: item.label, to } : { label: item.label, href: to }]),
        ...nested,
      ]
    })
  return items.flatMap((item): NavbarItem[] => {
    if (!item.items) return links([item])
    const inner = links(item.items)
    return item.label && inner.length > 0 ? [{ label: item.label, items: inner }] : inner
  })
}

/** Returns the route for a path on the original site, or `undefined` if that page wasn't imported. Returns external URLs unchanged. */
export function pathOf(link: string, site: OldSite, version?: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(link)) return link
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link)!
  const page = findPage(originalPath(`/${path.replace(/^\.?\//, '')}`, site), site)
  return page ? newRoute(page, version) + suffix : undefined
}

/** Returns the target of the link to the previous or the next page in a page's front matter. `false`: the page has no such link. */
export function pagerLink(value: unknown, site: OldSite): string | false | undefined {
  const link = textOf(value) ?? textOf(toRecord(value).link)
  return value === false ? false : link && pathOf(link, site)
}

function reportLink({ label, link }: NavItem, site: OldSite, file: string, kind: 'sidebar' | 'configuration'): void {
  const reason = `The link \`${label ?? link}\` points to \`${link}\`, which isn’t a page of the imported site.`
  site.warnings.add({ kind, name: label ?? link!, reason, file })
}

/** Returns the sidebar entry for a route: the route without its leading slash. */
function entryOf(route: string): string {
  return route.replace(/^\/(?=.)/, '').replace(/^\/$/, '')
}

/** Returns the `slug` that a page needs to keep its original route, or an empty object if the page's path already results in that route. */
export function slugFor(target: string, route: string): { slug?: string } {
  const path = target.replace(/^content/, '').replace(/\.mdx?$/, '')
  const derived = pathWithoutNumbers(path).replace(/\/(?:index|README)$/, '') || '/'
  return derived === route ? {} : { slug: route }
}

/** Returns a page's path in the new site. Avoids `content/blog`, which is for blog posts, and names with a leading `_`, which aren't pages. */
export function targetFor(source: string): string {
  return `content/${source}`.replace(/^content\/blog\//, 'content/blog-pages/').replace(/(^|\/)_+(?=[^/])/g, '$1')
}
