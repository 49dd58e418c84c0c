import { Feed } from 'feed'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { archivePath, feedPaths } from '../plan/generated-paths.ts'
import { absoluteUrl } from '../util/absolute-url.ts'
import { pageAddress } from '../util/page-address.ts'

/** Generates RSS, Atom, and JSON feeds of the blog archive. Generates no feeds for a site without a blog. */
export function* feeds({ config, posts, hasArchive, artifacts }: Site): Generator<OutputFile> {
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
    // Use the date of the newest entry instead of the current time, so that building the same site twice generates identical files.
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
      description: artifacts.get(page.key).text ?? '',
    })
  }
  yield { path: feedPaths.rss.slice(1), contents: feed.rss2() }
  yield { path: feedPaths.atom.slice(1), contents: feed.atom1() }
  yield { path: feedPaths.json.slice(1), contents: feed.json1() }
}
