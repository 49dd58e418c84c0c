import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type LabelTable, labelTable, type ThemeComponents } from '@docs-engine/client'
import { urlPlaceholder } from '../components/placeholders.ts'
import { renderHtml } from '../components/render-html.tsx'
import { configIn } from '../config/config-in.ts'
import { readConfigSource } from '../config/config-source.ts'
import { stringPosition } from '../config/key-position.ts'
import type { ParsedContent } from '../markdown/parse-pages.ts'
import type { BlogPost } from '../model/blog-post.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { type Edition, editionOf, pathIn, sharedEditions } from '../model/edition.ts'
import type { Link } from '../model/link.ts'
import type { Message } from '../model/message.ts'
import type { Page, ParsedPage } from '../model/page.ts'
import type { ConfigSource } from '../model/sidebar.ts'
import { planPosts } from '../plan/blog/plan-posts.ts'
import { FallbackPages } from '../plan/fallback-pages.ts'
import { blogPath, notFoundPath, searchPath } from '../plan/generated-paths.ts'
import { routePath } from '../plan/routes.ts'
import { SitePages } from '../plan/site-pages.ts'
import { withTranslations } from '../plan/translations.ts'
import { pageAddress } from '../util/page-address.ts'
import { blogPages } from './blog-pages.tsx'
import { generatedPage, listDescription } from './generated-page.ts'

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

/** Renders the blog archive, the search page, and the not-found page of each language, and stores their artifacts. */
export function generatePages(
  { root, config }: { root: string; config: SiteConfig },
  { posts: sources, artifacts, theme }: Pick<ParsedContent, 'posts' | 'artifacts' | 'theme'>,
): GeneratedPages {
  const configSource = readConfigSource(root)
  const byPath = new Map(sources.map((page) => [routePath(page), page]))
  const written = new SitePages(byPath, new FallbackPages(sources, config))
  const fallbacks = written.create(written.fallbacks()).map(([, page]) => page)
  const { posts, messages } = planPosts([...withTranslations(sources, config), ...fallbacks], root)
  const hasArchive = existsSync(join(root, 'content/blog'))
  const pages = new Map<string, Page>()
  for (const edition of sharedEditions(config)) {
    const { locale } = edition
    const own = configIn(config, locale)
    const labels = labelTable(own)
    const ownPosts = posts.filter(({ page }) => editionOf(page).locale === locale)
    const parsed: [path: string, ParsedPage][] = [
      ...(hasArchive ? blogPages(ownPosts, artifacts, theme, own.title, labels) : []),
      [searchPath, searchPage(own, configSource, theme, labels, edition)],
      [notFoundPath, notFoundPage(own, configSource, theme, labels, edition)],
    ]
    for (const [path, { page, artifacts: body }] of parsed) {
      artifacts.put(page.key, body)
      const original =
        path.startsWith(blogPath) && ownPosts.every((post) => post.page.original !== undefined) ? { original: '' } : {}
      pages.set(pathIn(edition, path), locale === undefined ? page : { ...page, locale, ...original })
    }
  }
  return { pages, posts, hasArchive, messages }
}

/** Renders the search page, `/search`. Without JavaScript, it links to the main sections and to a web search of the site. */
function searchPage(
  config: SiteConfig,
  configSource: ConfigSource,
  components: ThemeComponents,
  labels: LabelTable,
  edition: Edition,
): ParsedPage {
  const action = searchAddress(config, edition)
  const { sections, links } = mainSections(config, configSource)
  const { host } = new URL(config.url)
  return generatedPage(
    labels.search,
    listDescription(
      labels.searchDescription.replace('{site}', () => config.title),
      sections.map(({ label }) => label),
    ),
    {
      html: renderHtml(<components.SearchPage action={action} sections={sections} host={host} />, labels),
      links,
    },
  )
}

/** Returns the URL of the search page, which is the `action` of search forms. */
function searchAddress(config: SiteConfig, edition: Edition): string {
  return config.baseUrl + pageAddress(pathIn(edition, searchPath), config).slice(1)
}

/** Renders the not-found page, `404.html`, with a search form and links to the main sections. */
function notFoundPage(
  config: SiteConfig,
  configSource: ConfigSource,
  components: ThemeComponents,
  labels: LabelTable,
  edition: Edition,
): ParsedPage {
  const { sections, links } = mainSections(config, configSource)
  return generatedPage(labels.notFound, labels.notFoundDescription, {
    html: renderHtml(<components.NotFound sections={sections} searchAction={searchAddress(config, edition)} />, labels),
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
