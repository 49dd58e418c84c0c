import { posix } from 'node:path'
import type { SidebarEntry } from '@docs-engine/cli/internal'
import GithubSlugger from 'github-slugger'
import { toString as textIn } from 'mdast-util-to-string'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import type { Document } from './documents.ts'
import { cardList } from './generated-lists.ts'
import { paragraph, text } from './markdown-node.ts'
import type { OutsideLinks } from './outside-links.ts'
import { parseMdx } from './parse-mdx.ts'
import type { GeneratedIndex, OriginalItem, OriginalSidebars } from './sidebars.ts'
import { writeMarkdown } from './write-markdown.ts'

export interface Card {
  label: string
  route: string
  description?: string | undefined
}

export interface ConvertedSidebars {
  /** The sidebars that have entries, by name. */
  sidebars: Map<string, SidebarEntry[]>
  /** Generated category pages: path in the new site → text. */
  pages: Map<string, string>
  routes: string[]
  /** The cards that a category's page shows, by the page's route. */
  cards: Map<string, Card[]>
}

/** Returns the path of a page for a route of the original site, and whether the page is in the same version as the sidebar. */
export type LinkTarget = (address: string) => { path: string; isOwn: boolean } | undefined

type CategoryItem = Extract<OriginalItem, { type: 'category' }>

/** Converts the sidebars of one set of documents. */
export function convertSidebars(
  sidebars: OriginalSidebars,
  documents: Document[],
  file: string,
  pathOf: LinkTarget,
  outsideLinks: OutsideLinks,
  warnings: MigrationWarnings,
): ConvertedSidebars {
  const converter = new SidebarConverter(
    documents,
    (name, reason) => warnings.add({ kind: 'sidebar', name, reason, file }),
    pathOf,
    outsideLinks,
  )
  const converted = [...sidebars].map(
    ([name, items]) => [name, items.flatMap((item) => converter.convert(item))] as const,
  )
  return {
    sidebars: new Map(converted.filter(([, entries]) => entries.length > 0)),
    pages: converter.pages,
    routes: converter.routes,
    cards: converter.cards,
  }
}

/** Converts sidebar items, and collects the category pages that they need. */
class SidebarConverter {
  readonly pages: ConvertedSidebars['pages'] = new Map()
  readonly routes: string[] = []
  readonly cards: ConvertedSidebars['cards'] = new Map()
  readonly #byId: ReadonlyMap<string, Document>
  readonly #bySource: ReadonlyMap<string, Document>
  readonly #routeBase: string
  readonly #slugger = new GithubSlugger()
  /** Routes of generated category pages. Each route is computed only once, because a slugger never returns the same slug twice. */
  readonly #generatedRoutes = new Map<OriginalItem, string>()

  constructor(
    documents: Document[],
    readonly warn: (name: string, reason: string) => void,
    readonly pathOf: LinkTarget,
    readonly outsideLinks: OutsideLinks,
  ) {
    this.#byId = new Map(documents.map((document) => [document.id, document]))
    this.#bySource = new Map(documents.map((document) => [document.source.replace(/\.mdx?$/, ''), document]))
    this.#routeBase = documents[0]?.set.routeBase ?? ''
  }

  convert(item: OriginalItem): SidebarEntry[] {
    switch (item.type) {
      case 'doc': {
        const document = this.#find(item.id)
        if (!document) this.warn(item.id, `The sidebar lists \`${item.id}\`, but no document has this ID.`)
        if (!document) return []
        return [item.label ? { label: item.label, to: entryOf(document.route) } : entryOf(document.route)]
      }
      case 'link': {
        const outside = this.outsideLinks.convert(item.href)
        if (outside !== undefined) return [{ label: item.label, href: outside }]
        if (/^[a-z][a-z0-9+.-]*:/i.test(item.href)) return [{ label: item.label, href: item.href }]
        const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(item.href)!
        const page = this.pathOf(address.replace(/(.)\/$/, '$1'))
        if (page)
          return [
            { label: item.label, ...(page.isOwn ? { to: entryOf(page.path) + suffix } : { href: page.path + suffix }) },
          ]
        this.warn(
          item.label,
          `The link \`${item.label}\` in the sidebar points to \`${item.href}\`, which isn’t a page of the imported site.`,
        )
        return []
      }
      case 'html':
        if (item.label) this.warn(item.label, `The HTML \`${item.label}\` in the sidebar isn’t supported.`)
        return []
      case 'category':
        return this.#convertCategory(item)
    }
  }

  #convertCategory(item: CategoryItem): SidebarEntry[] {
    const { label, link, collapsed } = item
    const route = this.#routeOfCategory(item)
    if (route) {
      const cards = item.items.flatMap((child) => this.#cardsOf(child))
      this.cards.set(route, cards)
      if (link?.type === 'generated-index') {
        this.pages.set(`content${route}.md`, categoryPage(item, cards))
        this.routes.push(route)
      }
    }
    const items = item.items.flatMap((child) => this.convert(child))
    if (items.length === 0) return route ? [{ label, to: entryOf(route) }] : []
    return [{ label, ...(route && { to: entryOf(route) }), ...(collapsed && { collapsed: true }), items }]
  }

  /** Returns the cards for an item. A category without a page is represented by its first item. */
  #cardsOf(item: OriginalItem): Card[] {
    if (item.type === 'doc') {
      const document = this.#find(item.id)
      return document
        ? [{ label: item.label ?? titleOf(document), route: document.route, description: descriptionOf(document) }]
        : []
    }
    if (item.type !== 'category') return []
    const route = this.#routeOfCategory(item)
    return route
      ? [{ label: item.label, route, description: descriptionOfCategory(item) }]
      : item.items.flatMap((child) => this.#cardsOf(child)).slice(0, 1)
  }

  #routeOfCategory(item: CategoryItem): string | undefined {
    if (item.link?.type === 'doc') return this.#find(item.link.id)?.route
    if (item.link?.type !== 'generated-index') return undefined
    let route = this.#generatedRoutes.get(item)
    if (!route) {
      const path = item.link.slug ?? `category/${this.#slugger.slug(item.label)}`
      route = posix.join('/', this.#routeBase, path).replace(/(.)\/$/, '$1')
      this.#generatedRoutes.set(item, route)
    }
    return route
  }

  #find(id: string): Document | undefined {
    return this.#byId.get(id) ?? this.#bySource.get(id)
  }
}

/** Returns the sidebar entry for a route. The engine's sidebar refers to pages by their route without the leading slash. */
function entryOf(route: string): string {
  return route.replace(/^\/(?=.)/, '')
}

function categoryPage(item: CategoryItem, cards: Card[]): string {
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
  return typeof description === 'string' ? description : firstLine(document.block.body)
}

function descriptionOfCategory({ link }: CategoryItem): string | undefined {
  return link?.type === 'generated-index' ? link.description : undefined
}

/** Maximum number of characters that are parsed to find a page's first paragraph. */
const maxIntro = 5_000

/** Returns the text of the first line of a page's first paragraph, which Docusaurus uses if a page has no description. */
function firstLine(body: string): string | undefined {
  const parsed = parseMdx(body.slice(0, maxIntro), false)
  const paragraphs = 'tree' in parsed ? (parsed.tree.children ?? []).filter(({ type }) => type === 'paragraph') : []
  const texts = paragraphs.map((node) => textIn(node).trim())
  // Parsed as Markdown, the modules and expressions of an MDX page are paragraphs.
  const intro = texts.find((value) => value !== '' && !/^(?:import|export)\s|^[{<]/.test(value))
  const [line, ...more] = intro?.split('\n') ?? []
  return line && (more.length > 0 ? `${line} …` : line)
}
