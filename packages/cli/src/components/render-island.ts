import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

export interface RenderedIsland {
  html: string
  /** What the ids of `useId` in the HTML start with: hydration has to make the same. Absent where there is none of them. */
  idPrefix?: string
}

/**
 * Draws a component as the root of its own which it is in the browser.
 *
 * @param number Unique on the page, so that ids are, too.
 */
export function renderIsland(element: ReactElement, number: number): RenderedIsland {
  const idPrefix = `docs-island${number}`
  const html = renderToString(element, { identifierPrefix: idPrefix })
  return html.includes(idPrefix) ? { html, idPrefix } : { html }
}
