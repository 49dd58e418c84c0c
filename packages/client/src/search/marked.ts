import { escapeHtml } from './escape-html.ts'
import { words } from './terms.ts'

/** HTML of a text in which the words that match are in `<mark>`. */
export function marked(text: string, terms: string[]): string {
  let html = ''
  let from = 0
  for (const { start, end } of matches(text, terms)) {
    html += `${escapeHtml(text.slice(from, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    from = end
  }
  return html + escapeHtml(text.slice(from))
}

/** About `length` characters of a text from where most of the terms stand, as HTML. */
export function snippet(text: string, terms: string[], length = 140): string {
  const flat = text.replace(/\s+/g, ' ')
  const found = matches(flat, terms)
  let start = 0
  let most = 0
  for (const { start: candidate } of found) {
    const count = new Set(
      found
        .filter((match) => match.start >= candidate && match.end <= candidate + length - 30)
        .map((match) => match.whole),
    ).size
    if (count > most) {
      most = count
      start = candidate
    }
  }
  // Whole words, with a little of what stands before.
  start = start < 40 ? 0 : flat.indexOf(' ', start - 30) + 1
  let end = start + length
  if (end < flat.length) end = Math.max(flat.lastIndexOf(' ', end), start + 20)
  return `${start > 0 ? '…' : ''}${marked(flat.slice(start, end), terms)}${end < flat.length ? '…' : ''}`
}

/** The words of a text that are, or start with, one of the terms. */
export function matches(text: string, terms: string[]): { start: number; end: number; whole: string }[] {
  const wanted = new Set(terms)
  const beginnings = terms.filter((term) => term.length > 2)
  return words(text).filter(
    ({ whole, parts }) =>
      wanted.has(whole) || parts.some((part) => wanted.has(part)) || beginnings.some((term) => whole.startsWith(term)),
  )
}
