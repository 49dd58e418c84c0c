import { Children, isValidElement, type ReactNode } from 'react'

/** A heading whose text links to the heading itself. If the text contains a link, a separate link follows it. */
export function Heading({ level, id, children }: { level: number; id?: string; children?: ReactNode }) {
  const Tag = `h${level}` as 'h2'
  if (!id) return <Tag>{children}</Tag>
  if (holdsLink(children)) {
    return (
      <Tag id={id}>
        {children}{' '}
        <a className="anchor" href={`#${id}`}>
          <span className="visually-hidden">Link to this section</span>
        </a>
      </Tag>
    )
  }
  return (
    <Tag id={id}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </Tag>
  )
}

/** Links can't be nested, so a heading with a link in its text can't be a link itself. */
function holdsLink(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<{ href?: unknown; children?: ReactNode }>(child)) return false
    return child.props.href !== undefined || holdsLink(child.props.children)
  })
}
