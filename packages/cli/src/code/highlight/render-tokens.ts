import type { Token } from './token.ts'

/**
 * Renders code and its tokens as HTML with as few elements as possible: text without a token gets no element, and adjacent
 * tokens of the same class share one element.
 *
 * @param lineClass Returns the classes of a line, or `undefined` if the line needs no element. Lines count from 1.
 */
export function renderTokens(code: string, tokens: Token[], lineClass?: (line: number) => string | undefined): string {
  const merged = mergeNeighbors(code, tokens)
  if (!lineClass) return renderRange(code, merged, 0, code.length, { next: 0 })
  let html = ''
  const cursor = { next: 0 }
  let start = 0
  let line = 1
  while (start < code.length) {
    const lineBreak = code.indexOf('\n', start)
    const end = lineBreak === -1 ? code.length : lineBreak + 1
    const rendered = renderRange(code, merged, start, end, cursor)
    const names = lineClass(line)
    html += names ? `<span class="${names}">${rendered}</span>` : rendered
    start = end
    line++
  }
  return html
}

/** Renders `code` from `start` to `end`. If a token extends past `end`, the next call renders the rest of it. */
function renderRange(code: string, tokens: Token[], start: number, end: number, cursor: { next: number }): string {
  let html = ''
  let at = start
  while (cursor.next < tokens.length) {
    const token = tokens[cursor.next]!
    if (token.from >= end) break
    const from = Math.max(token.from, at)
    // Exclude the line break at the end of the range, because the token's element would otherwise extend into the next line.
    const to = token.to >= end && code[end - 1] === '\n' && end < code.length ? end - 1 : Math.min(token.to, end)
    if (from > at) html += escapeText(code.slice(at, from))
    if (to > from) html += `<span class="${token.class}">${escapeText(code.slice(from, to))}</span>`
    at = Math.max(at, to)
    if (token.to > end) break
    cursor.next++
  }
  return html + escapeText(code.slice(at, end))
}

/** Merges tokens of the same class that are only separated by whitespace, such as the keywords of `export const`. */
function mergeNeighbors(code: string, tokens: Token[]): Token[] {
  const merged: Token[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    if (last && last.class === token.class && isBlank(code, last.to, token.from)) last.to = token.to
    else merged.push({ ...token })
  }
  return merged
}

function isBlank(code: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const c = code.charCodeAt(at)
    if (c !== 32 && c !== 10 && c !== 9) return false
  }
  return true
}

/** Escapes `&` and `<`, the only characters that have a special meaning in HTML text. */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
}
