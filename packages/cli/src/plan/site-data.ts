import type { LinkItem, SiteData } from '@docs-engine/client/page-data.ts'
import { configIn } from '../config/config-in.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import {
  currentVersion,
  editionAt,
  editionIn,
  mainEdition,
  otherLocales,
  pathIn,
  pathWithin,
} from '../model/edition.ts'
import { editionPath } from '../model/own-slugs.ts'
import type { Site } from '../model/site.ts'
import { withBaseUrl, withoutSlash } from '../util/page-address.ts'
import { encodePath, urlParts } from './links/url-parts.ts'

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
    ...languages(config),
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
      mainDoc: pathIn(editionIn(config, name), `/${mainDoc.replace(/^\/+/, '')}`),
      prefix: editionIn(config, name).prefix,
    })),
    versionPersistence: config.versionPersistence,
    search: appId && apiKey && indexName ? { appId, apiKey, indexName, ...(hosts && { hosts }) } : null,
    analytics: hasAnalytics && !dev ? (config.analytics as NonNullable<SiteData['analytics']>) : null,
    offline: config.offline && !dev,
    dev,
  }
}

/** The parts of `Site` that links in the frame depend on. */
type SitePages = Pick<Site, 'config' | 'routes' | 'slugs'>

/**
 * Returns the data for pages in a language. Links of the navbar, the footer, and the announcement lead to pages in this language, if it
 * contains them.
 *
 * @param locale `undefined` for the language of `content/`.
 */
export function siteDataIn(
  { config, routes, slugs }: SitePages,
  locale?: string,
  options: { dev?: boolean } = {},
): SiteData {
  const data = { ...siteData(configIn(config, locale), options), ...languages(config) }
  if (locale === undefined) return data
  const pathInLanguage = (path: string, from = mainEdition, to = editionAt(currentVersion, locale)) => {
    const inner = pathWithin(from, urlParts(withoutSlash(path))?.path ?? path)
    const own = editionPath(to, inner, slugs)
    return routes.has(own) ? encodePath(own) : undefined
  }
  const item = <Item extends LinkItem>(original: Item): Item => {
    if (original.to === undefined) return original
    const path = original.to.replace(/[?#].*$/s, '')
    const to = pathInLanguage(path)
    // The client can't show a page in another language, because it has the labels of one language.
    return to === undefined ? { ...original, target: '_top' } : { ...original, to: to + original.to.slice(path.length) }
  }
  const { navbar, footer, announcement } = data
  return {
    ...data,
    languagePrefix: pathIn(editionAt(currentVersion, locale), '/'),
    navbar: {
      ...navbar,
      items: navbar.items.map((entry) => ('items' in entry ? { ...entry, items: entry.items.map(item) } : item(entry))),
    },
    footer: { ...footer, groups: footer.groups.map((group) => ({ ...group, items: group.items.map(item) })) },
    ...(announcement && {
      announcement: {
        ...announcement,
        text: announcement.text.map((part) => (typeof part === 'string' ? part : item(part))),
      },
    }),
    versions: data.versions.map((version) => {
      const [from, to] = [editionIn(config, version.name), editionIn(config, version.name, locale)]
      return { ...version, prefix: to.prefix, mainDoc: pathInLanguage(version.mainDoc, from, to) ?? version.mainDoc }
    }),
  }
}

/** Returns the languages of a site, for the language menu. Empty if there is only one. */
function languages(config: SiteConfig): Pick<SiteData, 'languages'> {
  const others = otherLocales(config)
  if (others.length === 0) return {}
  const language = (locale: string, edition = editionAt(currentVersion, locale)) => ({
    locale,
    label: config.locales[locale]?.label ?? new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
    home: pathIn(edition, '/'),
  })
  return { languages: [language(config.locale, mainEdition), ...others.map((locale) => language(locale))] }
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
