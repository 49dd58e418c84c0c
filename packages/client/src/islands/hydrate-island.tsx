import type { ComponentType } from 'react'
import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { adoptedChildren } from './adopted-children.tsx'

export interface LiveIsland {
  unmount(): void
}

export interface IslandEvents {
  /** Called once the island answers. */
  onReady: () => void
  /** Called when the component threw while it rendered or in an effect, after its HTML from the build was put back. */
  onError: (error: unknown) => void
}

let count = 0

/**
 * Hydrates an island.
 *
 * @param html What the build rendered into the element.
 */
export function hydrateIsland(
  hydrateInto: HydrateInto,
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  html: string,
  { onReady, onError }: IslandEvents,
): LiveIsland {
  const { props, idPrefix } = element.dataset
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
    <Component {...JSON.parse(props || '{}')}>{adoptedChildren(element)}</Component>,
    onReady,
    {
      // Ids of `useId` are to be unique on the page. Of those in the HTML the build has seen to it.
      identifierPrefix: idPrefix ?? `docs-live${++count}`,
      // React calls this while it removes what the component rendered, and cannot be told to unmount meanwhile. The browser paints
      // after the microtask, so readers see no gap.
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          if (!isMounted) return
          unmount()
          onError(error)
        }),
      // React also reports that it rendered the component again after an error of its hydration. If that failed too, one message is enough.
      onRecoverableError: (error) => setTimeout(() => isMounted && reportError(error)),
    },
  )
  element.dataset.live = ''
  return { unmount }
}
