import { createElement, type ReactElement } from 'react'
import type { Slot } from '../model/slot.ts'
import { unescapeHtml } from '../util/html-tags.ts'

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
