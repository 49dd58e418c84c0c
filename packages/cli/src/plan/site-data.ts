import type { LinkItem, SiteData } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOfVersion, pathIn } from '../model/edition.ts'
import { withBaseUrl, withoutSlash } from '../util/page-address.ts'

/** Returns the part of the configuration that the client needs. It's compiled into the client's bundle. */
export function siteData(config: SiteConfig, { dev = false } = {}): SiteData {
  // With `trailingSlash: true`, authors may write a trailing slash. Remove the slash here, because the client compares route paths and adds
  // the slash itself.
  const item = <Item extends { to?: string | undefined; href?: string | undefined }>(item: Item): Item => ({
    ...item,
    ...(config.trailingSlash === true && item.to !== undefined && { to: withoutSlash(item.to) }),
    ...(item.href !== undefined && { href: withBaseUrl(item.href, config.baseUrl) }),
    ...(item.href?.startsWith('/') && { target: '_top' }),
  })
  const logoData = (logo: SiteConfig['navbar']['logo']) =>
    logo && {
      ...logo,
      src: withBaseUrl(logo.src, config.baseUrl),
      ...(logo.srcDark && { srcDark: withBaseUrl(logo.srcDark, config.baseUrl) }),
    }
  const navbarLogo = logoData(config.navbar.logo)
  const footerLogo = logoData(config.footer.logo)
  const { appId, apiKey, indexName, hosts } = config.search
  const hasAnalytics = Object.values(config.analytics).some((value) => value !== undefined)
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url.replace(/\/$/, ''),
    baseUrl: config.baseUrl,
    ...(config.trailingSlash === true && { trailingSlash: true }),
    locale: config.locale,
    colorMode: config.colorMode,
    navbar: {
      title: config.navbar.title ?? config.title,
      ...(navbarLogo && { logo: navbarLogo as NonNullable<SiteData['navbar']['logo']> }),
      items: config.navbar.items.map((entry) =>
        'items' in entry ? { ...entry, items: entry.items.map(item) } : item(entry),
      ) as SiteData['navbar']['items'],
    },
    footer: {
      groups: config.footer.groups.map(({ title, items }) => ({
        title,
        items: items.map(item),
      })) as SiteData['footer']['groups'],
      copyright: config.footer.copyright,
      ...(footerLogo && { logo: footerLogo as NonNullable<SiteData['footer']['logo']> }),
    },
    ...(config.announcement && {
      announcement: { ...config.announcement, text: announcementParts(config.announcement.text) },
    }),
    versions: config.versions.map(({ name, label, isLatest, mainDoc }) => ({
      name,
      label: label ?? name,
      isLatest,
      mainDoc: pathIn(editionOfVersion(name), `/${mainDoc.replace(/^\/+/, '')}`),
      prefix: editionOfVersion(name).prefix,
    })),
    versionPersistence: config.versionPersistence,
    search: appId && apiKey && indexName ? { appId, apiKey, indexName, ...(hosts && { hosts }) } : null,
    analytics: hasAnalytics && !dev ? (config.analytics as NonNullable<SiteData['analytics']>) : null,
    offline: config.offline && !dev,
    dev,
  }
}

/** Splits the text of an announcement at its Markdown links: `New: [5.0](/blog/5)` → `New: ` and a link. */
export function announcementParts(text: string): (string | LinkItem)[] {
  return text
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, label, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
      if (label === undefined || url === undefined) return part
      return { label, ...(url.startsWith('/') ? { to: url } : { href: url }) }
    })
}
