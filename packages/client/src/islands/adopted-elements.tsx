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

/**
 * Returns the elements in a component's props, with their paths. Elements that the component didn't show at build time are in templates next
 * to the island.
 */
export function adoptedProps(island: HTMLElement): [path: string, element: ReactNode][] {
  const ids = island.dataset.slots?.split(' ') ?? []
  return ids.map((id) => {
    const selector = `[data-island-prop="${id}"]`
    const built = island.querySelector(selector) ?? island.parentElement!.querySelector(`:scope > ${selector}`)
    const path = id.slice(id.indexOf('-') + 1)
    const html = { __html: built?.innerHTML ?? '' }
    return [path, <span key={path} data-island-prop={id} dangerouslySetInnerHTML={html} suppressHydrationWarning />]
  })
}
