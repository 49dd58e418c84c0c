import type { ComponentType, ReactNode } from 'react'
import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { propsWithElements } from './props-with-elements.ts'

export interface HydratedIsland {
  unmount(): void
}

export interface IslandEvents {
  /** Called once the island is interactive. */
  onReady: () => void
  /** Called after the component threw during rendering or in an effect, and its HTML from the build was restored. */
  onError: (error: unknown) => void
}

let count = 0

/**
 * Hydrates an island.
 *
 * @param html The HTML that the build rendered into the element.
 */
export function hydrateIsland(
  hydrateInto: HydrateInto,
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  html: string,
  { onReady, onError }: IslandEvents,
): HydratedIsland {
  const { idPrefix } = element.dataset
  const { children, ...props } = JSON.parse(element.dataset.props || '{}')
  let isMounted = true
  const unmount = () => {
    if (!isMounted) return
    isMounted = false
    root.unmount()
    element.innerHTML = html
    delete element.dataset.live
  }
  const root = hydrateInto(
    element,
    // Children that are plain text are in the props.
    <Component {...propsWithElements(props, adoptedProps(element))}>{children ?? adoptedChildren(element)}</Component>,
    onReady,
    {
      // IDs from `useId` must be unique on the page. The build assigned a prefix to each island that it rendered with IDs.
      identifierPrefix: idPrefix ?? `docs-live${++count}`,
      // Unmount in a microtask, because React calls this function while it removes the component's output and doesn't allow unmounting
      // until it has finished. The browser paints after the microtask, so readers see no gap.
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          if (!isMounted) return
          unmount()
          onError(error)
        }),
      // React calls this after recovering from a hydration error by rendering the component on the client. If that render failed as well,
      // the component has been unmounted and `onError` has already reported the error.
      onRecoverableError: (error) => setTimeout(() => isMounted && reportError(error)),
    },
  )
  element.dataset.live = ''
  return { unmount }
}

/** Returns the HTML that the build rendered from the Markdown inside a component's directive, or `undefined` if the directive is empty. */
function adoptedChildren(island: Element): ReactNode {
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
function adoptedProps(island: HTMLElement): [path: string, element: ReactNode][] {
  const ids = island.dataset.slots?.split(' ') ?? []
  return ids.map((id) => {
    const selector = `[data-island-prop="${id}"]`
    const built = island.querySelector(selector) ?? island.parentElement!.querySelector(`:scope > ${selector}`)
    const path = id.slice(id.indexOf('-') + 1)
    const html = { __html: built?.innerHTML ?? '' }
    return [path, <span key={path} data-island-prop={id} dangerouslySetInnerHTML={html} suppressHydrationWarning />]
  })
}
