import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { replayClicks } from './island-clicks.ts'
import type { Islands } from './islands.ts'

/** Loads the code that hydrates islands when the first page that contains an island is shown. */
export function createLazyIslands(hydrateInto: HydrateInto): Islands {
  let islands: Islands | undefined
  return {
    async observe(root) {
      if (!islands && root.querySelector('[data-island]')) {
        const { createIslands } = await import('./islands.ts')
        islands ??= createIslands(hydrateInto, replayClicks)
      }
      islands?.observe(root)
    },
    unmount: (part) => islands?.unmount(part),
  }
}
