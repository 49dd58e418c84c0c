import type { ComponentType } from 'react'
import type { HydrateInto } from '../boot/hydrate-into.tsx'
import { adoptedChildren } from './adopted-children.tsx'

export interface LiveIsland {
  unmount(): void
}

let count = 0

/** Gives a drawn component its behaviour. @param onReady Called once it answers. */
export function hydrateIsland(
  hydrateInto: HydrateInto,
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  onReady: () => void,
): LiveIsland {
  const drawn = element.innerHTML
  const { props, idPrefix } = element.dataset
  const root = hydrateInto(
    element,
    <Component {...JSON.parse(props || '{}')}>{adoptedChildren(element)}</Component>,
    onReady,
    // Ids of `useId` are to be unique on the page. Of those in the HTML the build has seen to it.
    { identifierPrefix: idPrefix ?? `docs-live${++count}` },
  )
  element.dataset.live = ''
  return {
    unmount() {
      root.unmount()
      element.innerHTML = drawn
      delete element.dataset.live
    },
  }
}
