import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SidebarEntry, UserConfig } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import { headOf } from '../../passes/head.ts'
import { type NavItem, toNavbar, toSidebar } from '../../passes/navigation.ts'
import { editUrlFor } from '../../util/edit-url.ts'
import { socialLabel } from '../../util/social-label.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { lenientLevels } from '../../write/lenient-levels.ts'
import type { VitePressConfig } from './read-vitepress.ts'

export function vitepressConfig(
  original: VitePressConfig,
  site: OldSite,
  file: string,
  target: string,
  accent: string | undefined,
): UserConfig {
  const { config, folder } = original
  const themeConfig = toRecord(config.themeConfig)
  const logo = toRecord(themeConfig.logo)
  const logoSrc = textOf(themeConfig.logo) ?? textOf(logo.src) ?? textOf(logo.light)
  const footer = toRecord(themeConfig.footer)
  const search = toRecord(toRecord(themeConfig.search).options ?? themeConfig.algolia)
  const outline = toRecord(themeConfig.outline).level ?? themeConfig.outline
  const levels = outline === 'deep' ? [2, 6] : Array.isArray(outline) ? outline.map(Number) : []
  const social = toArray(themeConfig.socialLinks)
    .map(toRecord)
    .flatMap(({ icon, link, ariaLabel }): NavItem[] =>
      textOf(link) ? [{ label: textOf(ariaLabel) ?? socialLabel(textOf(icon), String(link)), link: String(link) }] : [],
    )
  const head = headOf(
    toArray(config.head).map((entry) => {
      const [tag, attributes, content] = toArray(entry)
      return { tag, attributes, content }
    }),
    site,
    file,
  )
  const sidebars = sidebarsOf(themeConfig.sidebar, site, file)
  const copyright = [textOf(footer.message), textOf(footer.copyright)].filter(Boolean).join(' ')
  const pattern = textOf(toRecord(themeConfig.editLink).pattern)
  const editUrl = editUrlFor(target, pattern?.replace(/:path.*$/, ''), folder)
  return {
    title: textOf(config.title) ?? 'Docs',
    ...(textOf(config.description) && { tagline: textOf(config.description) }),
    ...(site.origin && { url: site.origin }),
    ...(site.baseUrl !== '/' && { baseUrl: site.baseUrl }),
    trailingSlash: false,
    ...(textOf(config.lang) && !/^en(-US)?$/.test(String(config.lang)) && { locale: String(config.lang) }),
    ...(head.favicon && { favicon: head.favicon }),
    // VitePress ignores the system's setting here.
    ...(config.appearance === 'dark' && { colorMode: { default: 'dark' as const, respectSystem: false } }),
    ...(config.appearance === false && { colorMode: { switch: false, respectSystem: false } }),
    ...(config.appearance === 'force-dark' && {
      colorMode: { default: 'dark' as const, switch: false, respectSystem: false },
    }),
    ...(levels.length === 2 && levels[0]! >= 2 && { toc: { minLevel: levels[0]!, maxLevel: levels[1]! } }),
    ...(editUrl && { editUrl }),
    navbar: {
      ...(textOf(themeConfig.siteTitle) && { title: String(themeConfig.siteTitle) }),
      ...(logoSrc &&
        existsSync(join(site.publicFolders[0] ?? '', logoSrc)) && {
          logo: {
            src: logoSrc,
            ...(textOf(logo.dark) && { srcDark: String(logo.dark) }),
            ...(textOf(logo.alt) && { alt: String(logo.alt) }),
          },
        }),
      items: [...toNavbar(navItems(themeConfig.nav), site, file), ...toNavbar(social, site, file)],
    },
    ...(Object.keys(sidebars).length > 0 && { sidebars }),
    ...(copyright && { footer: { copyright } }),
    ...(textOf(search.appId) &&
      textOf(search.apiKey) &&
      textOf(search.indexName) && {
        search: { appId: String(search.appId), apiKey: String(search.apiKey), indexName: String(search.indexName) },
      }),
    ...(head.elements.length > 0 && { head: head.elements }),
    ...(accent && { theme: { accent } }),
    samples: false,
    // VitePress checks neither anchors nor references, and a script of the old site may generate pages that the import doesn’t have.
    ...lenientLevels,
  }
}

export function navItems(items: unknown): NavItem[] {
  return toArray(items)
    .map(toRecord)
    .map((item) => ({
      label: textOf(item.text)?.replace(/<[^>]*>/g, ''),
      link: textOf(item.link),
      ...(Array.isArray(item.items) && { items: navItems(item.items) }),
    }))
}

function sidebarsOf(sidebar: unknown, site: OldSite, file: string): Record<string, SidebarEntry[]> {
  const one = (items: unknown, base?: string) => toSidebar(sidebarItems(items, base), site, file)
  if (Array.isArray(sidebar)) return sidebar.length > 0 ? { docs: one(sidebar) } : {}
  const result: Record<string, SidebarEntry[]> = {}
  for (const [prefix, value] of Object.entries(toRecord(sidebar))) {
    const own = toRecord(value)
    const entries = Array.isArray(value) ? one(value) : one(own.items, textOf(own.base))
    const name = prefix.replace(/^\/|\/$/g, '').replace(/[^\w]+/g, '-') || 'docs'
    if (entries.length > 0) result[name] = entries
  }
  return result
}

export function sidebarItems(items: unknown, base = ''): NavItem[] {
  return toArray(items)
    .map(toRecord)
    .map((item) => {
      const own = textOf(item.base) ?? base
      const link = textOf(item.link)
      const isExternal = link !== undefined && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(link)
      return {
        label: textOf(item.text)?.replace(/<[^>]*>/g, ''),
        ...(link && {
          link:
            isExternal || (!base && link.startsWith('/'))
              ? link
              : base
                ? base + link.replace(/^\//, base.endsWith('/') ? '' : '/')
                : `/${link}`,
        }),
        collapsed: item.collapsed === true,
        ...(Array.isArray(item.items) && { items: sidebarItems(item.items, own) }),
      }
    })
}
