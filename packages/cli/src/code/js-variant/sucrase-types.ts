import type { Removal } from './removal.ts'

/** The text without its types: what is left of a line stands in the same line. */
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
