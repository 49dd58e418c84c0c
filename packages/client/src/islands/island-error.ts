/** The detail of `islandErrorEvent`. `docs dev` uses the event to show a component's error. */
export interface IslandError {
  island: HTMLElement
  error: unknown
}

export const islandErrorEvent = 'docs:island-error'

/** Logs the error with the names of the component and the page, and dispatches `islandErrorEvent`. */
export function reportIslandError(island: HTMLElement, error: unknown): void {
  const { pathname } = location
  console.error(
    `The component \`${island.dataset.island}\` failed on ${pathname}. The page keeps its HTML from the build.`,
    error,
  )
  document.dispatchEvent(new CustomEvent<IslandError>(islandErrorEvent, { detail: { island, error } }))
}
