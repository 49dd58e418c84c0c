import { Feed } from 'feed'
import { archivePath } from '../plan/generated-pages.tsx'
import { feedPaths } from '../plan/generated-paths.ts'
import { pageAddress } from '../plan/page-address.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import { absoluteUrl } from './absolute-url.ts'

/** The blog archive as RSS, Atom and JSON Feed, if there is a blog. */
export function* feeds({ config, posts, hasArchive, bodies }: Site): Generator<OutputFile> {
  if (!hasArchive) return
  const archive = absoluteUrl(config, pageAddress(archivePath, config))
  const feed = new Feed({
    id: archive,
    title: config.title,
    description: config.tagline || config.title,
    link: archive,
    language: config.locale,
    copyright: config.footer.copyright,
    generator: 'docs',
    ...(config.favicon && { favicon: absoluteUrl(config, config.favicon) }),
    // The newest entry dates the feed: the same site gives the same bytes.
    updated: new Date(`${posts[0]?.date ?? '1970-01-01'}T00:00:00Z`),
    feedLinks: Object.fromEntries(Object.entries(feedPaths).map(([kind, path]) => [kind, absoluteUrl(config, path)])),
  })
  for (const { title, date, page, href } of posts) {
    const day = new Date(`${date}T00:00:00Z`)
    feed.addItem({
      title,
      id: `${archive}#${page.source.replace(/^.*\/|\.mdx?$/g, '')}`,
      link: href.startsWith('/') ? new URL(config.baseUrl + href.slice(1), config.url).href : href,
      date: day,
      published: day,
      description: bodies.get(page.key).text ?? '',
    })
  }
  yield { path: feedPaths.rss.slice(1), contents: feed.rss2() }
  yield { path: feedPaths.atom.slice(1), contents: feed.atom1() }
  yield { path: feedPaths.json.slice(1), contents: feed.json1() }
}

/** What a page says of the feeds, in its head: the archive and the pages in front of the docs do. */
export function feedLinks({ kind }: Route, { config, hasArchive }: Site): [type: string, href: string][] {
  if (!hasArchive || (kind !== 'archive' && kind !== 'landing')) return []
  const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }
  return (['rss', 'atom', 'json'] as const).map((name) => [types[name], config.baseUrl + feedPaths[name].slice(1)])
}
