import type { Removal } from './removal.ts'

/** Removes types from a text. Line breaks are kept, so that each line stays in place. */
export function removeTypes(text: string, removals: Removal[]): string {
  let js = ''
  let at = 0
  for (const { from, to, isArrow } of removals) {
    js += text.slice(at, from) + text.slice(from, to).replace(/[^\n]+/g, '')
    if (isArrow) js += ') '
    at = to
  }
  return js + text.slice(at)
}
