import { Children, isValidElement, type ReactNode } from 'react'
import { labels } from '../../page-labels.tsx'

/**
 * A heading whose text links to the heading itself. If the heading contains a link or has no text, a separate link to the heading follows its
 * content.
 */
export function Heading({
  level,
  id,
  className,
  children,
}: {
  level: number
  id?: string
  /** Classes from raw HTML or a plugin. */
  className?: string
  children?: ReactNode
}) {
  const Tag = `h${level}` as 'h2'
  if (!id) return <Tag className={className}>{children}</Tag>
  if (holdsLink(children) || !hasText(children)) {
    return (
      <Tag id={id} className={className}>
        {children}{' '}
        <a className="anchor" href={`#${id}`}>
          <span className="visually-hidden">{labels.headingLink}</span>
        </a>
      </Tag>
    )
  }
  return (
    <Tag id={id} className={className}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </Tag>
  )
}

/**
 * Returns whether a heading's text contains a link, or one of the site's components, which may render links. Such a heading can't be a link
 * itself, because links can't be nested.
 */
function holdsLink(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<{ href?: unknown; inline?: unknown; children?: ReactNode }>(child)) return false
    // The elements that stand for the site's components have the property `inline`.
    return child.props.href !== undefined || child.props.inline !== undefined || holdsLink(child.props.children)
  })
}

/** Returns whether a heading has text, or an image with an alternative text. */
function hasText(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<{ alt?: string; children?: ReactNode }>(child)) return String(child).trim() !== ''
    return Boolean(child.props.alt) || hasText(child.props.children)
  })
}
