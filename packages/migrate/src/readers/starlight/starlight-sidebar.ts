import type { OldSite } from '../../model/old-site.ts'
import type { NavItem } from '../../passes/navigation.ts'
import { textOf, toArray, toRecord, trimSlashes } from '../../util/values.ts'

/** Converts the entries of `sidebar`. Without a `sidebar`, both Starlight and Docs list all folders. */
export function starlightSidebar(sidebar: unknown, site: OldSite, locale: string, file: string): NavItem[] {
  let hasBadges = false
  const convert = (entries: readonly unknown[]): NavItem[] =>
    entries.flatMap((entry): NavItem[] => {
      if (typeof entry === 'string') return [{ link: routeOf(entry, locale) }]
      const item = toRecord(entry)
      const label = labelOf(item.label)
      if (item.badge) hasBadges = true
      const collapsed = item.collapsed === true
      const generated = toRecord(item.autogenerate)
      const inner = [
        ...(textOf(generated.directory) ? [{ folder: folderOf(String(generated.directory), site, locale) }] : []),
        ...convert(toArray(item.items)),
      ]
      if (item.autogenerate || item.items) return label ? [{ label, collapsed, items: inner }] : inner
      const slug = typeof item.slug === 'string' ? routeOf(item.slug, locale) : undefined
      return [{ label, link: slug ?? textOf(item.link) }]
    })
  const items = convert(toArray(sidebar))
  if (hasBadges) {
    const reason = 'The configuration of the sidebar can’t contain badges.'
    const todo = 'Add `sidebar_badge` to the front matter of the page.'
    site.warnings.add({ kind: 'sidebar', name: 'badges', reason, file, todo })
  }
  return items
}

function routeOf(slug: string, locale: string): string {
  const path = slug.replace(/^\/|\/$/g, '').replace(/(?:^|\/)index$/, '')
  return `/${[locale, path].filter(Boolean).join('/')}`
}

/** Returns the text of a label, which can be a string or a map from languages to strings. */
export function labelOf(value: unknown): string | undefined {
  return textOf(value) ?? Object.values(toRecord(value)).map(textOf).find(Boolean)
}

/** Returns the folder in `content` whose pages a sidebar lists, or an empty string if it has no pages. */
function folderOf(directory: string, site: OldSite, locale: string): string {
  const folder = [locale, trimSlashes(directory)].filter(Boolean).join('/')
  const page = site.pages.find(({ source }) => source.startsWith(`${folder}/`))
  const inside = page?.source.slice(folder.length) ?? ''
  return page?.target.slice('content/'.length, -inside.length) ?? ''
}
