import { fillPlural } from '../../platform/fill-label.ts'
import { longDate } from '../long-date.ts'

export interface PostHeaderProps {
  /** ISO date: `2026-11-20`. */
  date: string
  /** How long it takes to read the post, in minutes. */
  minutes?: number
  /** `url` and `image` are complete URLs, or paths that include the base URL. */
  authors: { name: string; title?: string; url?: string; image?: string }[]
  tags: { label: string; href: string }[]
}

/** The date, reading time, authors, and tags of a blog post, shown between its title and its text. */
export function PostHeader({ date, minutes, authors, tags }: PostHeaderProps) {
  return (
    <div className="post-header">
      <p className="post-line">
        <time dateTime={date}>{longDate(date)}</time>
        {minutes !== undefined && ` · ${fillPlural(LABELS.readingTime, minutes)}`}
      </p>
      {authors.length > 0 && (
        <ul className="post-authors" aria-label={LABELS.authors}>
          {authors.map(({ name, title, url, image }) => (
            <li key={name}>
              {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
              <span>
                {url ? <a href={url}>{name}</a> : <b>{name}</b>}
                {title && <small>{title}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <ul className="post-line" aria-label={LABELS.tags}>
          {tags.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
