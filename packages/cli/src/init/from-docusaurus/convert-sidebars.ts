import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { SidebarEntry } from '../../model/config-schema.ts'
import type { Document } from './documents.ts'
import { cardList } from './known-components.ts'
import { paragraph, text } from './markdown-node.ts'
import type { MigrationWarnings } from './migration-warnings.ts'
import type { GeneratedIndex, OriginalItem, OriginalSidebars } from './sidebars.ts'
import { writeMarkdown } from './write-markdown.ts'

export interface Card {
  label: string
  route: string
  description?: string | undefined
}

export interface ConvertedSidebars {
  entries: SidebarEntry[]
  /** Generated category pages: path in the new site → text. */
  pages: Map<string, string>
  routes: string[]
  /** The cards that a category's page shows, by the route of that page. */
  cards: Map<string, Card[]>
}

/** Converts the sidebars of one set of documents to a single sidebar. If there are several, each becomes a group. */
export function convertSidebars(
  sidebars: OriginalSidebars,
  documents: Document[],
  file: string,
  labelOfSidebar: (name: string) => string | undefined,
  losses: MigrationWarnings,
): ConvertedSidebars {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const bySource = new Map(documents.map((document) => [document.source.replace(/\.mdx?$/, ''), document]))
  const result: ConvertedSidebars = { entries: [], pages: new Map(), routes: [], cards: new Map() }
  const slugger = new GithubSlugger()
  const lose = (name: string, reason: string) => losses.add({ kind: 'sidebar', name, reason, file })
  const find = (id: string) => byId.get(id) ?? bySource.get(id)

  const cardOf = (item: OriginalItem): Card[] => {
    if (item.type === 'doc') {
      const document = find(item.id)
      return document
        ? [{ label: item.label ?? titleOf(document), route: document.route, description: descriptionOf(document) }]
        : []
    }
    if (item.type !== 'category') return []
    const route = routeOfCategory(item)
    return route ? [{ label: item.label, route }] : item.items.flatMap(cardOf).slice(0, 1)
  }

  const generated = new Map<OriginalItem, string>()
  const routeOfCategory = (item: Extract<OriginalItem, { type: 'category' }>): string | undefined => {
    if (item.link?.type === 'doc') return find(item.link.id)?.route
    if (item.link?.type !== 'generated-index') return undefined
    const known = generated.get(item)
    if (known) return known
    const base = documents[0]?.set.routeBase ?? ''
    const route = posix
      .join('/', base, item.link.slug ?? `category/${slugger.slug(item.label)}`)
      .replace(/(.)\/$/, '$1')
    generated.set(item, route)
    return route
  }

  const convert = (item: OriginalItem): SidebarEntry[] => {
    switch (item.type) {
      case 'doc': {
        const document = find(item.id)
        if (!document) lose(item.id, `No document has the id \`${item.id}\` of the sidebar.`)
        if (!document) return []
        return [item.label ? { label: item.label, to: entryOf(document.route) } : entryOf(document.route)]
      }
      case 'link':
        if (/^[a-z][a-z0-9+.-]*:/i.test(item.href)) return [{ label: item.label, href: item.href }]
        lose(
          item.label,
          `The sidebar's link \`${item.label}\` leads to \`${item.href}\`, which is a path on the old site.`,
        )
        return []
      case 'html':
        if (item.label) lose(item.label, `The sidebar's HTML \`${item.label}\` is not supported here.`)
        return []
      default: {
        const route = routeOfCategory(item)
        if (item.link?.type === 'generated-index' && route) {
          const target = `content${route}.md`
          result.pages.set(target, categoryPage(item, item.items.flatMap(cardOf)))
          result.routes.push(route)
        }
        if (route) result.cards.set(route, item.items.flatMap(cardOf))
        const items = item.items.flatMap(convert)
        if (items.length === 0 && route) return [{ label: item.label, to: entryOf(route) }]
        if (items.length === 0) return []
        return [
          {
            label: item.label,
            ...(route && { to: entryOf(route) }),
            ...(item.collapsed && { collapsed: true }),
            items,
          },
        ]
      }
    }
  }

  if (sidebars.size === 1) result.entries = [...sidebars.values()][0]!.flatMap(convert)
  else {
    result.entries = [...sidebars].flatMap(([name, items]) => {
      const inside = items.flatMap(convert)
      const label = labelOfSidebar(name) ?? words(name)
      return inside.length > 0 ? [{ label, items: inside }] : []
    })
  }
  return result
}

/** The engine's sidebar refers to pages by their route without the leading slash. */
function entryOf(route: string): string {
  return route.replace(/^\/(?=.)/, '')
}

function categoryPage(item: Extract<OriginalItem, { type: 'category' }>, cards: Card[]): string {
  const link: GeneratedIndex = item.link?.type === 'generated-index' ? item.link : { type: 'generated-index' }
  const frontMatter = [
    '---',
    `title: ${JSON.stringify(link.title ?? item.label)}`,
    `sidebar_label: ${JSON.stringify(item.label)}`,
    ...(link.description ? [`description: ${JSON.stringify(link.description)}`] : []),
    '---',
    '',
    '',
  ]
  const intro = link.description ? [paragraph([text(link.description)])] : []
  return frontMatter.join('\n') + writeMarkdown([...intro, cardList(cards)])
}

function titleOf(document: Document): string {
  const { sidebar_label: label, title } = document.frontMatter
  const heading = /^#\s+(.+?)\s*(?:\{#.*\})?$/m.exec(document.block.body)?.[1]
  return String(label ?? title ?? heading ?? document.id.split('/').at(-1))
}

function descriptionOf(document: Document): string | undefined {
  const { description } = document.frontMatter
  return typeof description === 'string' ? description : undefined
}

/** `apiSidebar` → `Api` */
function words(name: string): string {
  const text = name
    .replace(/-?sidebars?$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : name
}
