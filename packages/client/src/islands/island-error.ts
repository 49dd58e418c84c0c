/** What `docs dev` needs to show the error of a component; the detail of `islandErrorEvent`. */
export interface IslandError {
  island: HTMLElement
  error: unknown
}

export const islandErrorEvent = 'docs:island-error'

/** Names the component and the page in the console. */
export function reportIslandError(island: HTMLElement, error: unknown): void {
  const { pathname } = location
  console.error(
    `The component \`${island.dataset.island}\` failed on ${pathname}. The page keeps its HTML from the build.`,
    error,
  )
  document.dispatchEvent(new CustomEvent<IslandError>(islandErrorEvent, { detail: { island, error } }))
}
