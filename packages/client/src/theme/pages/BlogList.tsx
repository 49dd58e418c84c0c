import { labels } from '../../page-labels.tsx'
import { fillLabel } from '../../platform/fill-label.ts'
import { longDate } from '../long-date.ts'
import type { BlogEntry } from './BlogArchive.tsx'

export interface BlogListProps {
  /** Newest first. */
  entries: BlogEntry[]
  feedHref?: string
  archiveHref: string
  tagsHref?: string
}

/** A list of posts, each with its beginning. */
export function BlogList({ entries, feedHref, archiveHref, tagsHref }: BlogListProps) {
  return (
    <div className="posts">
      {entries.map((entry) => (
        <section key={entry.href}>
          <h2>
            <a href={entry.href} {...entry.language}>
              {entry.title}
            </a>
          </h2>
          <p className="post-line">
            <time dateTime={entry.date}>{longDate(entry.date)}</time>
            {entry.authors.length > 0 && ` · ${entry.authors.join(', ')}`}
          </p>
          <div {...entry.language} dangerouslySetInnerHTML={{ __html: entry.summaryHtml }} />
          {entry.isPage && (
            <p>
              <a href={entry.href} aria-label={fillLabel(labels.readMoreOf, { title: entry.title })}>
                {labels.readMore}
              </a>
            </p>
          )}
        </section>
      ))}
      <ul className="post-line">
        <li>
          <a href={archiveHref}>{labels.allPosts}</a>
        </li>
        {tagsHref && (
          <li>
            <a href={tagsHref}>{labels.tags}</a>
          </li>
        )}
        {feedHref && (
          <li>
            <a href={feedHref}>{labels.rssFeed}</a>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The tags of the blog. `count` is the number of posts. */
export function BlogTags({ tags }: { tags: { label: string; href: string; count: number }[] }) {
  return (
    <ul>
      {tags.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {` (${count})`}
        </li>
      ))}
    </ul>
  )
}
