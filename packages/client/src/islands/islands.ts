import { islands as loaders } from 'virtual:islands'
import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { hydrateIsland, type LiveIsland } from './hydrate-island.tsx'
import { reportIslandError } from './island-error.ts'

export interface Islands {
  /** Hydrates the islands of a text as they come into view. Their code is loaded then. */
  observe(root: ParentNode): void
  /** Puts the islands back as they were drawn: all of them, or those of a part of the text. */
  unmount(part?: Node): void
}

/** @param onReady Called for each island once it answers. */
export function createIslands(hydrateInto: HydrateInto, onReady: (island: Element) => void): Islands {
  const live = new Map<Element, LiveIsland>()
  /** Islands whose code is loading, that are live, or that failed. None of them is started again. */
  const started = new Set<Element>()
  /** What the build rendered into each island, as it was before any of them changed it. */
  const builtHtml = new WeakMap<Element, string>()
  let text = {}

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement)
    },
    { rootMargin: '200px' },
  )

  async function start(element: HTMLElement): Promise<void> {
    observer.unobserve(element)
    if (started.has(element)) return
    started.add(element)
    const name = element.dataset.island ?? ''
    if (!Object.hasOwn(loaders, name)) return
    const load = loaders[name]!
    const ofText = text
    try {
      const { default: Component } = await load()
      // The reader may have gone on meanwhile.
      if (text !== ofText || !started.has(element)) return
      const island = hydrateIsland(hydrateInto, element, Component, builtHtml.get(element)!, {
        onReady: () => onReady(element),
        onError(error) {
          reportIslandError(element, error)
          // Islands in the children of this one were replaced by their HTML too.
          for (const [other, { unmount }] of live) {
            if (other.isConnected) continue
            unmount()
            live.delete(other)
            started.delete(other)
          }
          observe(element)
        },
      })
      live.set(element, island)
    } catch (error) {
      if (isLoadError(error)) console.warn(`The component ${name} could not be loaded: ${error}`)
      else reportIslandError(element, error)
    }
  }

  function observe(root: ParentNode): void {
    for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
      if (started.has(element)) continue
      if (!element.querySelector('[data-live]')) builtHtml.set(element, element.innerHTML)
      observer.observe(element)
    }
  }

  return {
    observe,
    unmount(part) {
      if (!part) {
        text = {}
        observer.disconnect()
      }
      // An island that is put back replaces the ones inside it, so all are found first.
      for (const element of [...started].filter((element) => !part || part.contains(element))) {
        live.get(element)?.unmount()
        live.delete(element)
        started.delete(element)
      }
    },
  }
}

/** Did the module not arrive? Otherwise it threw while it was evaluated. Each browser has its own words. */
function isLoadError(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}
