import { Children, isValidElement, type ReactNode } from 'react'

/** A heading that can be linked: its text is the link to itself. */
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

/** A link cannot stand in another one. */
function holdsLink(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<{ href?: unknown; children?: ReactNode }>(child)) return false
    return child.props.href !== undefined || holdsLink(child.props.children)
  })
}
