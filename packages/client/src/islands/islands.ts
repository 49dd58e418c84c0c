import { islands as loaders } from 'virtual:islands'
import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { type HydratedIsland, hydrateIsland } from './hydrate-island.tsx'

export interface Islands {
  /** Hydrates each island inside `root` when it scrolls into view. The island's code is loaded at that time. */
  observe(root: ParentNode): void
  /** Unmounts all islands, or only the islands inside `part`, and restores their HTML from the build. */
  unmount(part?: Node): void
}

/** @param onReady Called for each island once it is interactive. */
export function createIslands(hydrateInto: HydrateInto, onReady: (island: Element) => void): Islands {
  const live = new Map<Element, HydratedIsland>()
  /** Islands that are loading, live, or failed. They aren't started again. */
  const started = new Set<Element>()
  /** The HTML that the build rendered into each island, saved before any island changed it. */
  const builtHtml = new WeakMap<Element, string>()
  let currentText = {}

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
    const startedFor = currentText
    try {
      const { default: Component } = await load()
      // The reader may have navigated to another page while the code was loading.
      if (currentText !== startedFor || !started.has(element)) return
      const island = hydrateIsland(hydrateInto, element, Component, builtHtml.get(element)!, {
        onReady: () => onReady(element),
        onError(error) {
          reportIslandError(element, error)
          // Restoring this island's HTML also replaced the islands in its children, so unmount the removed ones.
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
      if (isLoadError(error)) console.warn(`The component \`${name}\` couldn’t be loaded: ${error}`)
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
        currentText = {}
        observer.disconnect()
      }
      // Restoring an island replaces the islands inside it, so collect all of them first.
      for (const element of [...started].filter((element) => !part || part.contains(element))) {
        live.get(element)?.unmount()
        live.delete(element)
        started.delete(element)
      }
    },
  }
}

/** Logs an error with the names of the component and the page. */
function reportIslandError(island: HTMLElement, error: unknown): void {
  const { pathname } = location
  console.error(
    `The component \`${island.dataset.island}\` failed on ${pathname}. The page keeps its HTML from the build.`,
    error,
  )
}

/** Whether a module failed to load, rather than throwing during evaluation. The error's message differs between browsers. */
function isLoadError(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}
