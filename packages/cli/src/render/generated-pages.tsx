import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ThemeComponents, withLabels } from '@docs-engine/client'
import { renderToString } from 'react-dom/server'
import { replaceCodePlaceholders, replaceUrlPlaceholders, urlPlaceholder } from '../components/placeholders.ts'
import { readConfigSource } from '../config/config-source.ts'
import { stringPosition } from '../config/key-position.ts'
import type { ParsedContent } from '../markdown/parse-pages.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { BlogPost } from '../model/blog-post.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { emptyPage } from '../model/empty-page.ts'
import type { Link } from '../model/link.ts'
import type { Message } from '../model/message.ts'
import type { Page, ParsedPage } from '../model/page.ts'
import type { ConfigSource } from '../model/sidebar.ts'
import { siteLabels } from '../model/site-labels.ts'
import { archivePath, notFoundPath, searchPath } from '../plan/generated-paths.ts'
import { planPosts } from '../plan/plan-posts.ts'
import { anchorsIn } from '../util/html-tags.ts'
import { pageAddress } from '../util/page-address.ts'

/** The pages that have no source. */
export interface GeneratedPages {
  /** Route path → page. */
  pages: Map<string, Page>
  /** The blog's entries, newest first. */
  posts: BlogPost[]
  /** Whether the site has a blog. */
  hasArchive: boolean
  messages: Message[]
}

/** Renders the blog archive, the search page, and the not-found page, and stores their artifacts. */
export function generatePages(
  { root, config }: { root: string; config: SiteConfig },
  { posts: sources, artifacts, theme }: Pick<ParsedContent, 'posts' | 'artifacts' | 'theme'>,
): GeneratedPages {
  const configSource = readConfigSource(root)
  const { posts, messages } = planPosts(sources)
  const hasArchive = existsSync(join(root, 'content/blog'))
  const parsed = withLabels(siteLabels(config), (): [path: string, ParsedPage][] => [
    ...(hasArchive ? [[archivePath, archivePage(posts, artifacts, theme)] as [string, ParsedPage]] : []),
    [searchPath, searchPage(config, configSource, theme)],
    [notFoundPath, notFoundPage(config, configSource, theme)],
  ])
  for (const [, { page, artifacts: body }] of parsed) artifacts.put(page.key, body)
  return { pages: new Map(parsed.map(([path, { page }]) => [path, page])), posts, hasArchive, messages }
}

/** Renders the blog archive, `/blog/archive`. Each entry links to a section of the documentation or to another URL. */
function archivePage(posts: BlogPost[], artifacts: ArtifactStore, components: ThemeComponents): ParsedPage {
  const links: Link[] = []
  const add = (link: Link) => {
    links.push(link)
    return urlPlaceholder(links.length - 1)
  }
  const summaryOf = (page: Page) => {
    const { html, renderedBlocks } = artifacts.get(page.key)
    const linked = replaceUrlPlaceholders(html, (index) => add({ ...page.links[index]!, file: page.source }))
    return replaceCodePlaceholders(linked, renderedBlocks)
  }
  const entries = posts.map(({ date, title, page }) => ({
    date,
    title,
    summaryHtml: summaryOf(page),
    href: add({
      url: page.frontMatter.to!,
      kind: 'link',
      position: page.toPosition ?? { line: 1, column: 1 },
      via: 'front matter',
      file: page.source,
      text: title,
    }),
  }))
  const feedHref =
    posts.length > 0
      ? { feedHref: add({ url: '/blog/rss.xml', kind: 'link', position: { line: 1, column: 1 }, via: 'theme' }) }
      : {}
  return generatedPage(LABELS.archive, LABELS.archiveDescription, {
    html: renderToString(<components.BlogArchive entries={entries} {...feedHref} />),
    links,
  })
}

/** Renders the search page, `/search`. Without JavaScript, it links to the main sections and to a web search of the site. */
function searchPage(config: SiteConfig, configSource: ConfigSource, components: ThemeComponents): ParsedPage {
  const action = searchAddress(config)
  const { sections, links } = mainSections(config, configSource)
  const { host } = new URL(config.url)
  return generatedPage(
    LABELS.search,
    LABELS.searchDescription.replace('{site}', () => config.title),
    {
      html: renderToString(<components.SearchPage action={action} sections={sections} host={host} />),
      links,
    },
  )
}

/** Returns the URL of the search page, which is the `action` of search forms. */
function searchAddress(config: SiteConfig): string {
  return config.baseUrl + pageAddress(searchPath, config).slice(1)
}

/** Renders the not-found page, `404.html`, with a search form and links to the main sections. */
function notFoundPage(config: SiteConfig, configSource: ConfigSource, components: ThemeComponents): ParsedPage {
  const { sections, links } = mainSections(config, configSource)
  return generatedPage(LABELS.notFound, LABELS.notFoundDescription, {
    html: renderToString(<components.NotFound sections={sections} searchAction={searchAddress(config)} />),
    links,
  })
}

/** Returns the navbar's items that link to pages, and the links that they add to the generated page. */
function mainSections(config: SiteConfig, configSource: ConfigSource) {
  const links: Link[] = []
  const items = config.navbar.items.flatMap((item) => ('items' in item ? item.items : [item]))
  const sections = items.flatMap(({ label, to }) => {
    if (!to) return []
    links.push({
      url: to,
      kind: 'link',
      position: stringPosition(configSource.text, to) ?? { line: 1, column: 1 },
      via: 'theme',
      file: configSource.file,
    })
    return [{ label, href: urlPlaceholder(links.length - 1) }]
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
  return { page, artifacts: { html, renderedBlocks: [], codeBlocks: [], markdown: '' } }
}
