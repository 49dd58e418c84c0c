import type { Place } from '../types.ts'

/**
 * Where a key stands in the text of `site.config.ts`; the deepest key of the path that can be found, or the start.
 *
 * It follows the text rather than a syntax tree: each key is looked for behind the one above it, an array element by
 * counting the brackets at its level. A computed or imported part of the configuration is out of its reach.
 */
export function placeOfKey(source: string, keyPath: PropertyKey[]): Place {
  let from = Math.max(0, source.search(/defineConfig\s*\(|export\s+default/))
  let found: { start: number; end: number } | undefined
  for (const key of keyPath) {
    const next = typeof key === 'number' ? elementAt(source, from, key) : keyAt(source, from, String(key))
    if (!next) break
    found = next
    from = next.end
  }
  return found ? placeAt(source, found.start, found.end) : { line: 1, column: 1 }
}

/** Where the text of a string value stands, the `occurrence`-th one counted from 0. */
export function placeOfString(source: string, text: string, occurrence = 0): Place | undefined {
  const pattern = new RegExp(`(['"\`])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`, 'g')
  const matches = [...source.matchAll(pattern)]
  const match = matches[Math.min(occurrence, matches.length - 1)]
  return match && placeAt(source, match.index, match.index + match[0].length)
}

export function placeAt(source: string, start: number, end: number): Place {
  const before = source.slice(0, start).split('\n')
  const inside = source.slice(start, end).split('\n')
  const column = before.at(-1)!.length + 1
  return {
    line: before.length,
    column,
    endLine: before.length + inside.length - 1,
    endColumn: inside.length === 1 ? column + inside[0]!.length : inside.at(-1)!.length + 1,
  }
}

function keyAt(source: string, from: number, key: string) {
  const pattern = new RegExp(`(?<![\\w$.])(['"]?)${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1\\s*[:,}]`, 'g')
  pattern.lastIndex = from
  const match = pattern.exec(source)
  if (!match) return undefined
  const length = match[0].replace(/\s*[:,}]$/, '').length
  return { start: match.index, end: match.index + length }
}

/** The `index`-th element of the array literal which starts behind `from`. */
function elementAt(source: string, from: number, index: number) {
  const open = source.indexOf('[', from)
  if (open < 0) return undefined
  let depth = 0
  let count = 0
  let quote = ''
  for (let i = open + 1; i < source.length; i++) {
    const c = source[i]!
    if (quote) {
      if (c === '\\') i++
      else if (c === quote) quote = ''
      continue
    }
    if (depth === 0 && count === index && !/[\s,\]]/.test(c)) return { start: i, end: i + 1 }
    if (c === '/' && source[i + 1] === '/') i = source.indexOf('\n', i)
    else if (c === "'" || c === '"' || c === '`') quote = c
    else if ('[{('.includes(c)) depth++
    else if (')}]'.includes(c)) {
      if (depth === 0) return undefined
      depth--
    } else if (c === ',' && depth === 0) count++
    if (i < 0) return undefined
  }
  return undefined
}
