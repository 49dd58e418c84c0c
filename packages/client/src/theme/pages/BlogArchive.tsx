import type { TextLanguage } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { longDate } from '../long-date.ts'

export interface BlogEntry {
  /** ISO date: `2026-11-20`. */
  date: string
  title: string
  /** The language of the title and the summary, if it differs from the page's. */
  language?: TextLanguage
  summaryHtml: string
  /** URL that the entry's title links to: the post's own page, a section of the docs, or a page on another site. */
  href: string
  /** Names of the authors. */
  authors: string[]
  tags: { label: string; href: string }[]
  /** Whether the post has its own page, so that `summaryHtml` is only its beginning or description. */
  isPage: boolean
}

/** @param props.entries Newest first. */
export function BlogArchive({ entries, feedHref }: { entries: BlogEntry[]; feedHref?: string }) {
  const years = byYear(entries)
  return (
    <div className="archive">
      {feedHref && (
        <p className="archive-feed">
          <a href={feedHref}>{labels.rssFeed}</a>
        </p>
      )}
      {entries.length === 0 && <p>{labels.noPosts}</p>}
      {years.map(([year, posts]) => (
        <section key={year}>
          <h2>{year}</h2>
          <ol>
            {posts.map((post) => (
              <li key={post.date + post.title}>
                <time dateTime={post.date}>{longDate(post.date)}</time>
                <h3>
                  <a href={post.href} {...post.language}>
                    {post.title}
                  </a>
                </h3>
                <div {...post.language} dangerouslySetInnerHTML={{ __html: post.summaryHtml }} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function byYear(entries: BlogEntry[]): [year: string, BlogEntry[]][] {
  const years: [string, BlogEntry[]][] = []
  for (const entry of entries) {
    const year = entry.date.slice(0, 4)
    if (years.at(-1)?.[0] === year) years.at(-1)![1].push(entry)
    else years.push([year, [entry]])
  }
  return years
}
