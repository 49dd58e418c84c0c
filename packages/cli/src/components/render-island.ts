import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

export interface RenderedIsland {
  html: string
  /**
   * Prefix of the IDs that `useId` returned. Hydration needs the same prefix. Absent if the HTML contains no such ID.
   */
  idPrefix?: string
}

/**
 * Renders a component as a separate root, as it is hydrated in the browser.
 *
 * @param number A number that is unique on the page, which makes the IDs unique.
 */
export function renderIsland(element: ReactElement, number: number): RenderedIsland {
  const idPrefix = `docs-island${number}`
  const html = renderToString(element, { identifierPrefix: idPrefix })
  return html.includes(idPrefix) ? { html, idPrefix } : { html }
}
