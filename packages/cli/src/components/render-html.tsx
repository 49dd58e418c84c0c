import type { LabelTable } from '@docs-engine/client'
import { LabelsContext } from '@docs-engine/client/page-labels.tsx'
import type { ReactElement, ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

/** Renders components to HTML, with the labels of a language. */
export function renderHtml(element: ReactNode, labels: LabelTable, options?: ServerOptions): string {
  return renderToString(<LabelsContext value={labels}>{element}</LabelsContext>, options)
}

export interface RenderedIsland {
  html: string
  /** Prefix of the IDs that `useId` returned. Hydration must use the same prefix. Absent if the HTML contains no such ID. */
  idPrefix?: string
}

/**
 * Renders a component as a separate React root, because the browser hydrates each component as a separate root.
 *
 * @param number A number that is unique on the page. It becomes part of React's `identifierPrefix`, so that `useId` returns different IDs
 * in different components.
 */
export function renderIsland(element: ReactElement, number: number, labels: LabelTable): RenderedIsland {
  const idPrefix = `docs-island${number}`
  const html = renderHtml(element, labels, { identifierPrefix: idPrefix })
  return html.includes(idPrefix) ? { html, idPrefix } : { html }
}
