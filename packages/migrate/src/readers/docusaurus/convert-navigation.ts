import type { UserConfig } from '@docs-engine/cli/internal'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { decodeEntities, optional, publicPath } from './config-values.ts'
import type { OutsideLinks } from './outside-links.ts'

/** What links in the navbar and the footer can lead to. */
export interface LinkContext {
  /** Links that are excluded from the link check. The configuration's own are added. */
  outsideLinks: OutsideLinks
  /** Returns the route of the document with the given ID. */
  routeOf: (docId: string, set?: string) => string | undefined
  /** Returns the route of a sidebar's first document. */
  firstOf: (sidebarId: string, set?: string) => string | undefined
  /** Returns the route in the new site for a route of the original site. */
  newRoute: (address: string) => string | undefined
  /** Whether a page or file exists in the new site. */
  isTarget: (path: string) => boolean
}

type Link = { label: string; to?: string; href?: string }

/** Converts an item of the navbar or the footer. Returns `undefined` if the item has no equivalent or its target wasn't migrated. */
export function linkOf(
  item: Options,
  kind: 'navbar link' | 'footer link',
  parts: LinkContext,
  warn: (label: string, why: string) => void,
): Link | undefined {
  const inHtml = linkInHtml(textOf(item.html) ?? (item.type === 'html' ? textOf(item.value) : undefined))
  const label = textOf(item.label) ?? textOf(item['aria-label']) ?? inHtml?.label
  const set = textOf(item.docsPluginId)
  const own =
    item.docId !== undefined
      ? parts.routeOf(String(item.docId), set)
      : item.sidebarId !== undefined
        ? parts.firstOf(String(item.sidebarId), set)
        : (textOf(item.to) ?? textOf(item.href) ?? inHtml?.url)
  if (!label || own === undefined) {
    const shown =
      label ??
      (String(item.html ?? item.type ?? '')
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 40) ||
        'HTML')
    warn(shown, `The ${kind} \`${shown}\` has no equivalent.`)
    return undefined
  }
  const outside = parts.outsideLinks.convert(own)
  if (outside !== undefined) return { label, href: outside }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(own)) return { label, href: own }
  const path = `/${own.replace(/^\/+/, '')}`
  const old = path.replace(/^(\/[^#?]*[^/#?])\/(?=$|[#?])/, '$1')
  const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(old)!
  const to = (parts.newRoute(address || '/') ?? address) + suffix
  if (parts.isTarget(to.replace(/[#?].*$/, '') || '/')) return { label, to }
  warn(label, `The ${kind} \`${label}\` points to \`${to}\`, which isn’t imported.`)
  return undefined
}

/** Returns the link in an item that is written in HTML, such as a badge. An image is replaced by its description. */
function linkInHtml(html: string | undefined): { label: string; url: string } | undefined {
  const [, url, inner = ''] = /<a\s[^>]*?href=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/i.exec(html ?? '') ?? []
  const described = inner.replace(/<img\s[^>]*?alt=["']([^"']*)["'][^>]*>/gi, '$1')
  const label = decodeEntities(described.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return url && label ? { label, url } : undefined
}

/**
 * Types of navbar items that aren't converted, because they have no equivalent in the configuration. The engine adds search and the version
 * menu automatically.
 */
const builtIn = new Set(['search', 'localeDropdown', 'docsVersionDropdown', 'docsVersion'])

/** @param omit Called with what the new navbar doesn't have. */
export function navbar(
  options: Options,
  link: (item: Options) => Link | undefined,
  omit: (what: string) => void,
): NonNullable<UserConfig['navbar']> {
  const menu = (label: string, items: readonly unknown[]) => {
    const links = items.map(toRecord).flatMap((inner) => link(inner) ?? [])
    return links.length > 0 ? { label, items: links } : []
  }
  const converted = toArray(options.items)
    .map(toRecord)
    .flatMap((item) => {
      // The version menu can't contain other links, such as those to archived versions.
      if (item.type === 'docsVersionDropdown') return menu('More versions', linksBesideVersions(item))
      if (builtIn.has(String(item.type))) return []
      const below = toArray(item.items)
      const entries = [below.length === 0 ? (link(item) ?? []) : menu(String(item.label), below)].flat()
      // Docusaurus shows an item on the right by default.
      if (entries.length > 0 && item.position !== 'left') omit('navbar: the position `right`')
      return entries
    })
  const logo = logoOf(options.logo)
  // Without a title of its own, Docusaurus's navbar shows only the logo. A link without text needs the description of its image.
  const title = textOf(options.title) ?? (logo?.alt ? '' : undefined)
  return { ...(title !== undefined && { title }), ...(logo && { logo }), items: converted }
}

/** Returns the links that a version menu of Docusaurus shows in addition to the versions. Lines between them are left out. */
function linksBesideVersions(item: Options): unknown[] {
  const items = [...toArray(item.dropdownItemsBefore), ...toArray(item.dropdownItemsAfter)]
  return items.filter((inner) => toRecord(inner).type !== 'html' || /<a\s/.test(String(toRecord(inner).value)))
}

function logoOf(
  value: unknown,
): { src: string; srcDark?: string; alt?: string; width?: number; height?: number } | undefined {
  const logo = toRecord(value)
  const src = textOf(logo.src)
  if (!src || /^https?:/.test(src)) return undefined
  const dark = textOf(logo.srcDark)
  const size = (key: 'width' | 'height') => (typeof logo[key] === 'number' ? { [key]: logo[key] } : {})
  return {
    src: publicPath(src),
    ...(dark && { srcDark: publicPath(dark) }),
    ...optional('alt', textOf(logo.alt)),
    ...size('width'),
    ...size('height'),
  }
}

export function footer(
  options: Options,
  link: (item: Options) => Link | undefined,
  warn: (name: string, reason: string) => void,
): Pick<UserConfig, 'footer'> {
  const links = toArray(options.links).map(toRecord)
  const isGrouped = links.some((entry) => Array.isArray(entry.items))
  const groups = (isGrouped ? links : links.length > 0 ? [{ title: 'Links', items: links }] : [])
    .map((group) => ({
      title: textOf(group.title) ?? '',
      items: toArray(group.items)
        .map(toRecord)
        .flatMap((item) => link(item) ?? []),
    }))
    .filter(({ items }) => items.length > 0)
  const written = textOf(options.copyright) ?? ''
  const copyright = decodeEntities(written.replace(/<\/p>|<br\s*\/?>/g, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
  if (/<a\s/.test(written)) warn('footer.copyright', 'The links in `footer.copyright` become plain text.')
  const logo = logoOf(options.logo)
  if (groups.length === 0 && !copyright && !logo) return {}
  return { footer: { ...(logo && { logo }), groups, ...(copyright && { copyright }) } }
}
