import type { Token } from './token.ts'

/**
 * Code with its tokens → HTML with as few elements as possible: plain text has none, neighbours of one class share one.
 *
 * @param lineClass Classes of a line (from 1) that needs an element of its own.
 */
export function renderTokens(code: string, tokens: Token[], lineClass?: (line: number) => string | undefined): string {
  const merged = mergeNeighbours(code, tokens)
  if (!lineClass) return drawRange(code, merged, 0, code.length, { next: 0 })
  let html = ''
  const cursor = { next: 0 }
  let start = 0
  let line = 1
  while (start < code.length) {
    const lineBreak = code.indexOf('\n', start)
    const end = lineBreak === -1 ? code.length : lineBreak + 1
    const drawn = drawRange(code, merged, start, end, cursor)
    const names = lineClass(line)
    html += names ? `<span class="${names}">${drawn}</span>` : drawn
    start = end
    line++
  }
  return html
}

/** The HTML of `code` from `start` to `end`. Tokens that reach over the end are gone on with in the next call. */
function drawRange(code: string, tokens: Token[], start: number, end: number, cursor: { next: number }): string {
  let html = ''
  let at = start
  while (cursor.next < tokens.length) {
    const token = tokens[cursor.next]!
    if (token.from >= end) break
    const from = Math.max(token.from, at)
    // A line break stays outside: the element would be drawn into the next line.
    const to = token.to >= end && code[end - 1] === '\n' && end < code.length ? end - 1 : Math.min(token.to, end)
    if (from > at) html += escapeText(code.slice(at, from))
    if (to > from) html += `<span class="${token.class}">${escapeText(code.slice(from, to))}</span>`
    at = Math.max(at, to)
    if (token.to > end) break
    cursor.next++
  }
  return html + escapeText(code.slice(at, end))
}

/** `export const`: two keywords with nothing but space between them become one token. */
function mergeNeighbours(code: string, tokens: Token[]): Token[] {
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

/** In text only these two characters mean something. */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
}
