import { Fragment } from 'react'
import { labels, pageLocale } from '../../page-labels.tsx'
import { fillPlural } from '../../platform/fill-label.ts'
import { longDate } from '../long-date.ts'

interface PostHeaderAuthor {
  name: string
  title?: string
  url?: string
  image?: string
  /** Links to profiles on other sites. */
  socials?: { label: string; href: string }[]
}

export interface PostHeaderProps {
  /** ISO date: `2026-11-20`. */
  date: string
  /** How long it takes to read the post, in minutes. */
  minutes?: number
  /** `url` and `image` are complete URLs, or paths that include the base URL. */
  authors: PostHeaderAuthor[]
  tags: { label: string; href: string }[]
}

/** The date, reading time, authors, and tags of a blog post, shown between its title and its text. */
export function PostHeader({ date, minutes, authors, tags }: PostHeaderProps) {
  return (
    <div className="post-header">
      <p className="post-line">
        <time dateTime={date}>{longDate(date)}</time>
        {minutes !== undefined && ` · ${fillPlural(labels.readingTime, minutes, pageLocale())}`}
      </p>
      {authors.length > 0 && (
        <ul className="post-authors" aria-label={labels.authors}>
          {authors.map(({ name, title, url, image, socials = [] }) => (
            <li key={name}>
              {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
              <span>
                {url ? <a href={url}>{name}</a> : <b>{name}</b>}
                {title && <small>{title}</small>}
                {socials.length > 0 && (
                  <small>
                    {socials.map(({ label, href }, i) => (
                      <Fragment key={href}>
                        {i > 0 && ' · '}
                        <a href={href}>{label}</a>
                      </Fragment>
                    ))}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <ul className="post-line" aria-label={labels.tags}>
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
