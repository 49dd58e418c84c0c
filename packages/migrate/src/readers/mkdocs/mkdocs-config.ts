import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SidebarEntry, UserConfig } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import { type NavItem, toNavbar, toSidebar } from '../../passes/navigation.ts'
import { convertRedirects } from '../../passes/redirects.ts'
import { editUrlFor } from '../../util/edit-url.ts'
import { socialLabel } from '../../util/social-label.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { lenientLevels } from '../../write/lenient-levels.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

export function mkdocsConfig(
  { config, folder, plugins }: MkDocsConfig,
  site: OldSite,
  file: string,
  target: string,
  nav: NavItem[],
  features: readonly string[],
): UserConfig {
  const theme = toRecord(config.theme)
  const isMaterial = (textOf(config.theme) ?? textOf(theme.name)) === 'material'
  const publicPath = (value: unknown) => {
    const path = textOf(value)
    return path && existsSync(join(site.pagesFolder, path)) ? `/${path.replace(/^\//, '')}` : undefined
  }
  const logo = publicPath(theme.logo)
  const favicon = publicPath(theme.favicon)
  const repository = textOf(config.repo_url)
  const edit = textOf(config.edit_uri) ?? 'edit/master/docs/'
  const editUrl =
    repository && editUrlFor(target, /^https?:/.test(edit) ? edit : `${repository.replace(/\/$/, '')}/${edit}`, folder)
  const social = toArray(toRecord(config.extra).social)
    .map(toRecord)
    .flatMap(({ link, name, icon }) => {
      const href = textOf(link)
      return href && /^https?:/.test(href) ? [{ label: textOf(name) ?? socialLabel(textOf(icon), href), href }] : []
    })
  const analytics = toRecord(toRecord(config.extra).analytics)
  const hasTabs = features.includes('navigation.tabs')
  const tabs = hasTabs ? nav.filter(({ items, link }) => items || link) : []
  const sidebars = sidebarsOf(isMaterial ? withClosedGroups(nav, features) : nav, hasTabs, site, file)
  const written = Object.entries(toRecord(plugins.get('redirects')?.redirect_maps)).map(([from, to]) => ({
    from: `/${from.replace(/(?:^|\/)(?:index|README)\.md$/, '').replace(/\.md$/, '')}`,
    to: String(to).replace(/^(?!https?:)\/?/, '/'),
  }))
  const redirects = convertRedirects(written, site, file)
  const copyright = textOf(config.copyright)
    ?.replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
  return {
    title: textOf(config.site_name) ?? 'Docs',
    ...(textOf(config.site_description) && { tagline: textOf(config.site_description)!.replace(/\s+/g, ' ') }),
    ...(site.origin && { url: site.origin }),
    ...(site.baseUrl !== '/' && { baseUrl: site.baseUrl }),
    trailingSlash: config.use_directory_urls !== false,
    ...(textOf(theme.language) && theme.language !== 'en' && { locale: String(theme.language) }),
    ...(favicon && { favicon }),
    ...(editUrl && { editUrl }),
    navbar: {
      ...(logo && { logo: { src: logo } }),
      items: [
        ...toNavbar(
          tabs.map((item) => ({ label: item.label ?? item.link, link: firstLink(item) })),
          site,
          file,
        ),
        ...(repository ? [{ label: textOf(config.repo_name) ?? 'GitHub', href: repository }] : []),
      ],
    },
    ...(Object.keys(sidebars).length > 0 && { sidebars }),
    ...((social.length > 0 || copyright) && {
      footer: {
        ...(social.length > 0 && { groups: [{ title: 'Links', items: social }] }),
        ...(copyright && { copyright }),
      },
    }),
    ...(analytics.provider === 'google' &&
      /^G-/.test(textOf(analytics.property) ?? '') && { analytics: { ga4: String(analytics.property) } }),
    ...(redirects.length > 0 && { redirects }),
    // Material’s own color.
    ...(isMaterial && !toRecord(theme.palette).primary && { theme: { accent: '#4051b5' } }),
    samples: false,
    // MkDocs only warns about broken links, and checks neither anchors by default nor references.
    ...lenientLevels,
  }
}

function firstLink(item: NavItem): string | undefined {
  return item.link ?? item.items?.map(firstLink).find((link) => link !== undefined)
}

/** Closes the groups that Material closes: all, or only nested ones if it shows sections. With tabs, the first level isn't in the sidebar. */
function withClosedGroups(nav: readonly NavItem[], features: readonly string[]): NavItem[] {
  if (features.includes('navigation.expand')) return [...nav]
  const open = Number(features.includes('navigation.sections')) + Number(features.includes('navigation.tabs'))
  const close = (items: readonly NavItem[], level: number): NavItem[] =>
    items.map((item) =>
      item.items ? { ...item, collapsed: level >= open, items: close(item.items, level + 1) } : item,
    )
  return close(nav, 0)
}

/** Creates the sidebars. If the site shows its top-level sections as tabs, each section has its own sidebar. */
function sidebarsOf(
  nav: readonly NavItem[],
  hasTabs: boolean,
  site: OldSite,
  file: string,
): Record<string, SidebarEntry[]> {
  if (nav.length === 0) return {}
  if (!hasTabs) return { docs: toSidebar(nav, site, file) }
  const sidebars: Record<string, SidebarEntry[]> = {}
  const single = nav.filter(({ items }) => !items)
  if (single.length > 0) sidebars.pages = toSidebar(single, site, file)
  for (const { label, link, items } of nav) {
    if (!items) continue
    const name =
      (label ?? 'docs')
        .toLowerCase()
        .replace(/[^\w]+/g, '-')
        .replace(/^-|-$/g, '') || 'docs'
    const entries = [...(link ? toSidebar([{ label, link }], site, file) : []), ...toSidebar(items, site, file)]
    sidebars[name in sidebars ? `${name}-${Object.keys(sidebars).length}` : name] = entries
  }
  return sidebars
}
