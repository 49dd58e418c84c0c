import { type Author, Feed, type Item } from 'feed'
import { configIn } from '../config/config-in.ts'
import type { ResolvedPost } from '../model/blog-post.ts'
import { type Edition, editionOf, pathIn, sharedEditions } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { archivePath, feedPaths } from '../plan/generated-paths.ts'
import { linkTargets } from '../render/link-targets.ts'
import type { RenderContext } from '../render/render-context.ts'
import { finalHtml } from '../render/render-job.tsx'
import { slotContents } from '../render/slot-content.tsx'
import { escapeHtml } from '../util/html-tags.ts'
import { absoluteHref, absoluteUrl, pageUrl } from '../util/page-address.ts'

/** The number of posts whose complete text is in the feeds. Older posts only have their description, so that feeds stay small. */
const maxFullPosts = 20

type FeedContext = Pick<RenderContext, 'assets' | 'prepared'>

/** Generates RSS, Atom, and JSON feeds of the blog, in each language. Generates no feeds for a site without a blog. */
export function* feeds(site: Site, context: FeedContext): Generator<OutputFile> {
  if (!site.hasArchive) return
  for (const edition of sharedEditions(site.config)) yield* feedsIn(edition, site, context)
}

/** Generates the feeds of the posts in one language. */
function* feedsIn(edition: Edition, site: Site, context: FeedContext): Generator<OutputFile> {
  const { artifacts } = site
  const config = configIn(site.config, edition.locale)
  const paths = Object.fromEntries(Object.entries(feedPaths).map(([kind, path]) => [kind, pathIn(edition, path)]))
  // A post without a translation is only in the feed of its own language.
  const posts = site.posts.filter(
    ({ page }) => editionOf(page).prefix === edition.prefix && page.original === undefined,
  )
  const archive = pageUrl(config, pathIn(edition, archivePath))
  let fullPosts = 0
  const items = posts.map((post): Item => {
    const { title, date, page, href, path, tags } = post
    const day = new Date(`${date}T00:00:00Z`)
    const link = feedLink(href, site) ?? archive
    const isFull = path !== undefined && fullPosts++ < maxFullPosts
    return {
      title,
      id: path === undefined ? `${archive}#${page.source.replace(/^.*\/|\.mdx?$/g, '')}` : link,
      link,
      date: day,
      published: day,
      description:
        path === undefined ? (artifacts.get(page.key).text ?? '') : (page.frontMatter.description ?? page.excerpt),
      ...(isFull && { content: fullText(post, link, site, context) }),
      ...(post.authors.length > 0 && { author: authorsOf(post, site) }),
      ...(tags.length > 0 && { category: tags.map(({ label }) => ({ name: label })) }),
    }
  })
  const feedOf = (list: Item[]) => {
    const feed = new Feed({
      id: archive,
      title: config.title,
      description: config.tagline || config.title,
      link: archive,
      language: config.locale,
      copyright: config.footer.copyright,
      generator: 'docs',
      ...(config.favicon && { favicon: absoluteUrl(config, config.favicon) }),
      // Use the date of the newest entry instead of the current time, so that building the same site twice generates identical files.
      updated: new Date(`${posts[0]?.date ?? '1970-01-01'}T00:00:00Z`),
      feedLinks: Object.fromEntries(Object.entries(paths).map(([kind, path]) => [kind, absoluteUrl(config, path)])),
    })
    for (const item of list) feed.addItem(item)
    return feed
  }
  const plain = feedOf(items)
  // In RSS, a description is HTML.
  const rss = feedOf(items.map((item) => ({ ...item, description: escapeHtml(item.description ?? '') })))
  yield { path: paths.rss!.slice(1), contents: rss.rss2() }
  yield { path: paths.atom!.slice(1), contents: atomOf(plain) }
  yield { path: paths.json!.slice(1), contents: plain.json1() }
}

/**
 * Returns the Atom feed. Corrects two mistakes of the package `feed`: it declares plain text as HTML, and doesn't escape `<` in the name of
 * a category.
 */
function atomOf(feed: Feed): string {
  return feed
    .atom1()
    .replace(/^( *<(?:title|summary) type=)"html"(?=>)/gm, '$1"text"')
    .replace(
      /^ *<category label="[^"]*"/gm,
      (start) =>
        `${start.slice(0, start.indexOf('<') + 1)}${start.slice(start.indexOf('<') + 1).replaceAll('<', '&lt;')}`,
    )
}

/** Returns the absolute URL of a post, or `undefined` if readers of the feed can't open it. */
function feedLink(href: string, { config }: Site): string | undefined {
  if (href.startsWith('/')) return absoluteHref(config, href)
  return /^https?:/i.test(href) ? href : undefined
}

function authorsOf({ authors }: ResolvedPost, { config }: Site): Author[] {
  return authors.map(({ name, url }) => ({
    name,
    ...(url?.startsWith('/') && { link: absoluteHref(config, url) }),
    ...(url && /^https?:/i.test(url) && { link: url }),
    ...(url?.startsWith('mailto:') && { email: url.slice('mailto:'.length) }),
  }))
}

/** Returns a post's text as HTML with absolute URLs, without the parts that only work on the site. */
function fullText({ path, page }: ResolvedPost, url: string, site: Site, context: FeedContext): string {
  const route = site.routes.get(path!)
  if (!route || route.page.source !== page.source) return ''
  const slots = slotContents(route, site, context.assets)
  const origin = site.config.url.replace(/\/$/, '') + site.config.baseUrl
  const links = linkTargets(route, context)
  return (
    finalHtml({ page, links, slots, hasTypes: false }, site.artifacts.get(page.key), { ...site, languages: {} }, origin)
      // CSS hides one of the two variants on the site, but a feed reader would show both.
      .replace(/<(pre|span) (?:class="code-title" )?data-variant="js".*?<\/\1>/gs, '')
      .replace(/<button\b[^>]*>.*?<\/button>/gs, '')
      .replaceAll(' href="#', ` href="${url}#`)
      .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
      .replaceAll(']]>', ']]&gt;')
  )
}
