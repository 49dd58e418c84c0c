import type { ReactNode } from 'react'

/** Returns the HTML that the build rendered from the Markdown inside a component's directive, or `undefined` if the directive is empty. */
export function adoptedChildren(island: Element): ReactNode {
  const children = island.querySelector('[data-island-children]')
  if (!children) return undefined
  const Tag = children.localName as 'div'
  return (
    <Tag data-island-children="" dangerouslySetInnerHTML={{ __html: children.innerHTML }} suppressHydrationWarning />
  )
}
