import { replayClicks } from './island-clicks.ts'
import type { Islands } from './islands.ts'

export type HydrateRoot = typeof import('react-dom/client').hydrateRoot

/** Islands, whose machinery is loaded with the first page that has any. */
export function createLazyIslands(hydrateRoot: HydrateRoot): Islands {
  let islands: Islands | undefined
  return {
    async observe(root) {
      if (!islands && root.querySelector('[data-island]')) {
        const { createIslands } = await import('./islands.ts')
        islands ??= createIslands(hydrateRoot, replayClicks)
      }
      islands?.observe(root)
    },
    unmount: (part) => islands?.unmount(part),
  }
}
