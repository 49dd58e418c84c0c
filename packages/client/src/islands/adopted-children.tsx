import type { ReactNode } from 'react'

/** The Markdown inside of a component's directive: text, which stays as it was drawn. Undefined where there is none. */
export function adoptedChildren(island: Element): ReactNode {
  const children = island.querySelector('[data-island-children]')
  if (!children) return undefined
  const Tag = children.localName as 'div'
  return (
    <Tag data-island-children="" dangerouslySetInnerHTML={{ __html: children.innerHTML }} suppressHydrationWarning />
  )
}
