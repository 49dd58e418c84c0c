import { createElement, type ReactElement } from 'react'
import type { Slot } from '../model/slot.ts'
import { unescapeHtml } from '../util/html-tags.ts'

const pattern = /<docs-slot data-slot="([^"]*)"><\/docs-slot>/g

/** Creates an element that marks a slot in the rendered HTML until `replaceSlots` fills it. */
export function slotElement(kind: Slot['kind'], data: Slot['data']): ReactElement {
  return createElement('docs-slot', { 'data-slot': JSON.stringify({ kind, data } satisfies Slot) })
}

/** Returns the slots in rendered HTML, in document order. */
export function slotsIn(html: string): Slot[] {
  return [...html.matchAll(pattern)].map((match) => JSON.parse(unescapeHtml(match[1]!)) as Slot)
}

/**
 * Replaces the slots in the HTML.
 *
 * @param rendered HTML of each slot, in the order of `slotsIn`.
 */
export function replaceSlots(html: string, rendered: string[]): string {
  let next = 0
  return html.replace(pattern, () => rendered[next++] ?? '')
}
