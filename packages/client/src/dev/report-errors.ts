import { type IslandError, islandErrorEvent } from '../islands/island-error.ts'
import { routePath } from '../router/location.ts'
import { type ComponentFailure, failedPath } from './live-state.ts'

/** Sends errors thrown by components to the server, because only the server can find their positions in the source files. */
export function reportErrors(baseUrl: string): void {
  document.addEventListener(islandErrorEvent, (event) => {
    const { island, error } = (event as CustomEvent<IslandError>).detail
    const name = island.dataset.island ?? ''
    const same = [...document.querySelectorAll(`[data-island="${CSS.escape(name)}"]`)]
    const failure: ComponentFailure = {
      path: routePath(location.pathname, baseUrl) ?? '/',
      name,
      index: same.indexOf(island),
      message: (error instanceof Error ? error.message : String(error)).slice(0, 1000),
      stack: ((error instanceof Error && error.stack) || '').slice(0, 4000),
    }
    void fetch(baseUrl + failedPath, { method: 'POST', body: JSON.stringify(failure) })
  })
}
