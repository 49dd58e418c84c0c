import type { UserConfig } from '@docs-engine/cli/internal'
import { pathOf } from '../../passes/navigation.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { outsidePath } from './convert-url.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import type { SetWithSidebars } from './migrate-sidebars.ts'
import { firstDocument } from './read-sidebars.ts'

/** What links in the navbar and the footer can lead to. */
export interface LinkContext {
  context: DocusaurusContext
  sets: readonly SetWithSidebars[]
  /** Whether a page or file exists in the new site. */
  isPath: (path: string) => boolean
}

type Link = { label: string; to?: string; href?: string }

/** Converts an item of the navbar or the footer. Returns `undefined` if the item has no equivalent or its target wasn't migrated. */
export function linkOf(
  item: Options,
  kind: 'navbar link' | 'footer link',
  { context: { site }, sets, isPath }: LinkContext,
  warn: (label: string, why: string) => void,
): Link | undefined {
  const label = textOf(item.label) ?? textOf(item['aria-label'])
  // The first set of a plugin contains the documents in `content/`.
  const set = sets.find((own) => own.set.id === (textOf(item.docsPluginId) ?? 'default'))
  const document =
    item.docId === undefined
      ? firstDocument(set?.sidebars.get(String(item.sidebarId)) ?? [])
      : set?.documents.find(({ id }) => id === item.docId)
  const own = document?.route ?? textOf(item.to) ?? textOf(item.href)
  if (!label || own === undefined) {
    const html = String(item.html ?? item.value ?? item.type ?? '')
    // A line between links has no content.
    if (!label && /^\s*<hr\b[^>]*>\s*$/.test(html)) return undefined
    const text = html.replace(/<[^>]*>/g, ' ')
    const shown = label ?? (text.trim().slice(0, 40) || 'HTML')
    warn(shown, `The ${kind} \`${shown}\` has no equivalent.`)
    return undefined
  }
  const outside = outsidePath(own, site)
  if (outside !== undefined) return { label, href: outside }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(own)) return { label, href: own }
  const path = `/${own.replace(/^\/+/, '')}`
  const to = pathOf(path, site) ?? path.replace(/^(\/[^#?]*[^/#?])\/(?=$|[#?])/, '$1')
  if (isPath(to.replace(/[#?].*$/, '') || '/')) return { label, to }
  warn(label, `The ${kind} \`${label}\` points to \`${to}\`, which isn’t imported.`)
  return undefined
}

/** Types of navbar items that aren't converted, because they have no equivalent in the configuration. The engine adds search by itself. */
const builtIn = new Set(['search', 'docsVersion'])

export function navbar(options: Options, link: (item: Options) => Link | undefined): NonNullable<UserConfig['navbar']> {
  const menu = (label: string, items: readonly unknown[]) => {
    const links = items.map(toRecord).flatMap((inner) => link(inner) ?? [])
    return links.length > 0 ? { label, items: links } : []
  }
  const converted = toArray(options.items)
    .map(toRecord)
    .flatMap((item) => {
      // The menus of versions and languages can't contain other links, such as those to archived versions.
      const beside = [...toArray(item.dropdownItemsBefore), ...toArray(item.dropdownItemsAfter)]
      if (item.type === 'docsVersionDropdown') return menu('More versions', beside)
      if (item.type === 'localeDropdown') return menu('More languages', beside)
      if (builtIn.has(String(item.type))) return []
      const below = toArray(item.items)
      return [below.length === 0 ? (link(item) ?? []) : menu(String(item.label), below)].flat()
    })
  const logo = logoOf(options.logo)
  // Without a title of its own, Docusaurus's navbar shows only the logo. A link without text needs the description of its image.
  const title = textOf(options.title) ?? (logo?.alt ? '' : undefined)
  return { ...(title !== undefined && { title }), ...(logo && { logo }), items: converted }
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

/** Returns an object with the key, or an empty object if the value is missing. */
export function optional<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { [key in K]?: V })
}

/** Returns the path of a file in `content/_public`. */
export function publicPath(path: string): string {
  return `/${path.replace(/^\/+/, '')}`
}

/** Replaces the entities that titles and copyright notices often contain. */
export function decodeEntities(text: string): string {
  const known: Record<string, string> = {
    copy: '©',
    reg: '®',
    trade: '™',
    amp: '&',
    nbsp: ' ',
    lt: '<',
    gt: '>',
    quot: '"',
  }
  return text.replace(/&(\w+);/g, (entity, name: string) => known[name] ?? entity)
}
