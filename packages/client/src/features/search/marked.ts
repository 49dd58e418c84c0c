import { type Word, words } from './terms.ts'

/** Converts text to HTML, with matching words in `<mark>`. */
export function marked(text: string, terms: string[]): string {
  let html = ''
  let from = 0
  for (const { start, end } of matching(words(text), terms)) {
    html += `${escapeHtml(text.slice(from, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    from = end
  }
  return html + escapeHtml(text.slice(from))
}

/** Text and its words. The text is only split once, even if several snippets are created from it. */
export interface ReadText {
  text: string
  words: Word[]
}

/** Splits text into words. Each run of white space is replaced with a space. */
export function readText(text: string): ReadText {
  const flat = text.replace(/\s+/g, ' ')
  return { text: flat, words: words(flat) }
}

/** Returns an excerpt of about `length` characters as HTML, starting near the passage that contains the most terms. */
export function snippet({ text, words }: ReadText, terms: string[], length = 140): string {
  const found = matching(words, terms)
  const window = length - 30
  let start = 0
  let most = 0
  found.forEach(({ start: candidate }, i) => {
    const inside = new Set<string>()
    for (let j = i; j < found.length && found[j]!.end <= candidate + window; j++) inside.add(found[j]!.whole)
    if (inside.size <= most) return
    most = inside.size
    start = candidate
  })
  // Start at a word boundary, a few words before the first match.
  start = start < 40 ? 0 : text.indexOf(' ', start - 30) + 1
  let end = start + length
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + 20)
  return `${start > 0 ? '…' : ''}${marked(text.slice(start, end), terms)}${end < text.length ? '…' : ''}`
}

/**
 * Returns the words that match a term: the word or one of its parts equals the term, or the word starts with a term of at least three
 * characters.
 */
function matching(all: Word[], terms: string[]): Word[] {
  const wanted = new Set(terms)
  const prefixes = terms.filter((term) => term.length > 2)
  return all.filter(
    ({ whole, parts }) =>
      wanted.has(whole) || parts.some((part) => wanted.has(part)) || prefixes.some((term) => whole.startsWith(term)),
  )
}

/** Escapes text for use in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
