import type { HydrateInto } from '../platform/hydrate-into.tsx'
import { replayClicks } from './island-clicks.ts'
import type { Islands } from './islands.ts'

/** Like `createIslands`, but loads the code that hydrates islands only when a page contains an island. */
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
