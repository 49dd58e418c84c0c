import type { HydrateInto } from '../platform/hydrate-into.tsx'
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

const clicked: HTMLElement[] = []

/** Records clicks on buttons of islands that aren't interactive yet. */
export function keepIslandClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('button')
    if (button?.closest('[data-island]:not([data-live])')) clicked.push(button)
  })
}

/** Repeats the recorded clicks on an island's buttons. */
function replayClicks(island: Element): void {
  for (const button of clicked.filter((element) => island.contains(element))) {
    clicked.splice(clicked.indexOf(button), 1)
    // Replay the clicks in order, each in its own task, because the component re-renders after each click.
    setTimeout(() => button.click())
  }
}
