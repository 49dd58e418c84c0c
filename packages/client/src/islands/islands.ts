import { islands as loaders } from 'virtual:islands'
import type { HydrateInto } from '../boot/hydrate-into.tsx'
import { hydrateIsland, type LiveIsland } from './hydrate-island.tsx'

export interface Islands {
  /** Hydrates the islands of a text as they come into view. Their code is loaded then. */
  observe(root: ParentNode): void
  /** Puts the islands back as they were drawn: all of them, or those of a part of the text. */
  unmount(part?: Node): void
}

/** @param onReady Called for each island once it answers. */
export function createIslands(hydrateInto: HydrateInto, onReady: (island: Element) => void): Islands {
  const live = new Map<Element, LiveIsland>()
  let text = {}

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement)
    },
    { rootMargin: '200px' },
  )

  async function start(element: HTMLElement): Promise<void> {
    observer.unobserve(element)
    const name = element.dataset.island ?? ''
    if (!Object.hasOwn(loaders, name)) return
    const load = loaders[name]!
    const ofText = text
    try {
      const { default: Component } = await load()
      // The reader may have gone on meanwhile.
      if (text !== ofText) return
      live.set(
        element,
        hydrateIsland(hydrateInto, element, Component, () => onReady(element)),
      )
    } catch (error) {
      console.warn(`The component ${element.dataset.island} could not be loaded: ${error}`)
    }
  }

  return {
    observe(root) {
      for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
        if (!live.has(element)) observer.observe(element)
      }
    },
    unmount(part) {
      if (!part) {
        text = {}
        observer.disconnect()
      }
      for (const [element, island] of live) {
        if (part && !part.contains(element)) continue
        island.unmount()
        live.delete(element)
      }
    },
  }
}
