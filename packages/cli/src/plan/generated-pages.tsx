import { createHash } from 'node:crypto'
import type { ThemeComponents } from '@docs-engine/client'
import type { PageKind } from '@docs-engine/client/page-data.ts'
import { renderToString } from 'react-dom/server'
import { placeOfString } from '../config/place-of-key.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { BodyStore } from '../content/body-store.ts'
import { replaceCodeTokens } from '../content/code-token.ts'
import { emptyPage } from '../content/empty-page.ts'
import { anchorsIn } from '../content/html-tags.ts'
import { replaceUrlTokens, urlToken } from '../content/url-token.ts'
import type { Link, Message, Page, ParsedPage } from '../types.ts'
import { notFoundPath, notFoundTitle } from './generated-paths.ts'
import { pageAddress } from './page-address.ts'
import type { ConfigSource } from './sidebar.ts'

export const archivePath = '/blog/archive'
export const searchPath = '/search'

/** Kinds of the pages that the engine makes if the author does not. */
export const generatedKinds: Record<string, PageKind> = {
  [archivePath]: 'archive',
  [searchPath]: 'search',
  [notFoundPath]: 'not-found',
}

export interface BlogPost {
  date: string
  title: string
  page: Page
}

/** An entry whose link is resolved: past redirects, and with the anchor as the page has it. */
export interface ResolvedPost extends BlogPost {
  /** Path on the site, or another address. */
  href: string
}

/** The entries, newest first. An entry without a date or a target gets a message. */
export function planPosts(pages: Page[]): { posts: BlogPost[]; messages: Message[] } {
  const messages: Message[] = []
  const posts = pages.flatMap((page): BlogPost[] => {
    const { date, to, draft } = page.frontMatter
    if (draft) return []
    const iso = date instanceof Date ? date.toISOString().slice(0, 10) : String(date ?? '').slice(0, 10)
    const wrong = (reason: string, note: string) =>
      messages.push({ ruleId: 'front-matter', file: page.source, line: 1, column: 1, fatal: true, reason, note })
    if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(Date.parse(iso))) {
      wrong('This entry has no date.', 'Write `date: 2026-11-20` in its front matter.')
      return []
    }
    if (!to) {
      wrong('This entry leads nowhere.', 'Write `to: /api/createSlice#selectors` or an address in its front matter.')
      return []
    }
    return [{ date: iso, title: page.title, page }]
  })
  posts.sort((a, b) => (a.date === b.date ? (a.page.source < b.page.source ? 1 : -1) : a.date < b.date ? 1 : -1))
  return { posts, messages }
}

/** `/blog/archive`: each entry leads to a section of the docs or to another address. */
export function archivePage(posts: BlogPost[], bodies: BodyStore, components: ThemeComponents): ParsedPage {
  const links: Link[] = []
  const add = (link: Link) => {
    links.push(link)
    return urlToken(links.length - 1)
  }
  const summaryOf = (page: Page) => {
    const { html, drawings } = bodies.get(page.key)
    const linked = replaceUrlTokens(html, (index) => add({ ...page.links[index]!, file: page.source }))
    return replaceCodeTokens(linked, drawings)
  }
  const entries = posts.map(({ date, title, page }) => ({
    date,
    title,
    summaryHtml: summaryOf(page),
    href: add({
      url: page.frontMatter.to!,
      kind: 'link',
      place: page.toPlace ?? { line: 1, column: 1 },
      via: 'front matter',
      file: page.source,
      text: title,
    }),
  }))
  const feedHref =
    posts.length > 0
      ? { feedHref: add({ url: '/blog/rss.xml', kind: 'link', place: { line: 1, column: 1 }, via: 'theme' }) }
      : {}
  return generatedPage('Archive', 'All entries of the blog, newest first, each with the page that covers it.', {
    html: renderToString(<components.BlogArchive entries={entries} {...feedHref} />),
    links,
  })
}

/** `/search`: without JavaScript it leads to the main sections, and to a web search of the site. */
export function searchPage(config: SiteConfig, configSource: ConfigSource, components: ThemeComponents): ParsedPage {
  const action = searchAddress(config)
  const { sections, links } = mainSections(config, configSource)
  const { host } = new URL(config.url)
  return generatedPage('Search', `Search ${config.title}.`, {
    html: renderToString(<components.SearchPage action={action} sections={sections} host={host} />),
    links,
  })
}

/** Where the forms that search lead. */
function searchAddress(config: SiteConfig): string {
  return config.baseUrl + pageAddress(searchPath, config).slice(1)
}

/** `404.html`: search and the main sections. */
export function notFoundPage(config: SiteConfig, configSource: ConfigSource, components: ThemeComponents): ParsedPage {
  const { sections, links } = mainSections(config, configSource)
  return generatedPage(notFoundTitle, 'There is no page at this address.', {
    html: renderToString(<components.NotFound sections={sections} searchAction={searchAddress(config)} />),
    links,
  })
}

/** The pages of the navbar, as links of the page that shows them. */
function mainSections(config: SiteConfig, configSource: ConfigSource) {
  const links: Link[] = []
  const sections = config.navbar.items.flatMap(({ label, to }) => {
    if (!to) return []
    links.push({
      url: to,
      kind: 'link',
      place: placeOfString(configSource.text, to) ?? { line: 1, column: 1 },
      via: 'theme',
      file: configSource.file,
    })
    return [{ label, href: urlToken(links.length - 1) }]
  })
  return { sections, links }
}

function generatedPage(
  title: string,
  description: string,
  { html, links }: { html: string; links: Link[] },
): ParsedPage {
  const page: Page = {
    ...emptyPage('', title),
    key: createHash('sha1').update(html).digest('hex'),
    frontMatter: { description },
    anchors: anchorsIn(html),
    links,
  }
  return { page, body: { html, drawings: [], fences: [], markdown: '' } }
}
