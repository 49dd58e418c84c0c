import { createElement, type ReactElement } from 'react'
import { unescapeHtml } from './html-tags.ts'

/** A part of a page which needs more than the page: the declaration of an export, a file put into the text. */
export interface Slot {
  kind: 'diagram' | 'signature'
  data: Record<string, string | undefined>
}

const pattern = /<docs-slot data-slot="([^"]*)"><\/docs-slot>/g

/** Stands in the drawn HTML until `replaceSlots`. */
export function slotElement(kind: Slot['kind'], data: Slot['data']): ReactElement {
  return createElement('docs-slot', { 'data-slot': JSON.stringify({ kind, data } satisfies Slot) })
}

export function slotsIn(html: string): Slot[] {
  return [...html.matchAll(pattern)].map((match) => JSON.parse(unescapeHtml(match[1]!)) as Slot)
}

/** @param drawn In the order of `slotsIn`. */
export function replaceSlots(html: string, drawn: string[]): string {
  let next = 0
  return html.replace(pattern, () => drawn[next++] ?? '')
}
