import type { Removal } from './removal.ts'

/** Removes types from TypeScript code. Line breaks are kept, so that line numbers don't change. */
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
