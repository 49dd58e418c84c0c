import type { LabelTable } from '@docs-engine/client'
import { LabelsContext } from '@docs-engine/client/page-labels.tsx'
import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

/** Renders components to HTML, with the labels of a language. */
export function renderHtml(element: ReactNode, labels: LabelTable, options?: ServerOptions): string {
  return renderToString(<LabelsContext value={labels}>{element}</LabelsContext>, options)
}
