import { escapeHtml } from '../content/html-tags.ts'
import type { OutputFile, Site } from '../types.ts'
import { absoluteUrl } from './absolute-url.ts'

/** `blog/rss.xml`, if there is a blog. */
export function* feeds({ config, posts, hasArchive, bodies }: Site): Generator<OutputFile> {
  if (!hasArchive) return
  const items = posts.map(({ title, date, page }) => {
    const to = page.frontMatter.to!
    const link = to.startsWith('/') ? absoluteUrl(config, to) : to
    return `<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(link)}</link>
<guid isPermaLink="false">${escapeHtml(page.source)}</guid>
<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
<description>${escapeHtml(
      bodies
        .get(page.key)
        .sections.map(({ text }) => text)
        .join('\n'),
    )}</description>
</item>`
  })
  yield {
    path: 'blog/rss.xml',
    contents: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
<title>${escapeHtml(config.title)}</title>
<link>${escapeHtml(absoluteUrl(config, '/blog/archive'))}</link>
<description>${escapeHtml(config.tagline || config.title)}</description>
${items.join('\n')}
</channel></rss>
`,
  }
}
