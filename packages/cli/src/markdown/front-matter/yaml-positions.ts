import type { Position } from '../../model/position.ts'

/** The offsets of a key and its value, or of a list item. */
interface Entry {
  key: string | number
  from: number
  to: number
  valueFrom: number
  valueTo: number
}

/**
 * Creates a function that returns the position of a key in a YAML text, given the path of the key. If the key can't be found, the function
 * returns the position of the deepest key on the path that can be found, or the start of the text.
 *
 * Supports block mappings and sequences, `{ … }`, `[ … ]`, and quoted keys. Doesn't resolve aliases.
 *
 * @param firstLine Line of the file where the text starts.
 */
export function yamlPositions(yaml: string, firstLine: number): (...keyPath: (string | number)[]) => Position {
  const entriesByOffset = new Map<number, Map<string | number, Entry>>()
  let starts: number[] | undefined
  const entriesIn = (from: number, to: number) => {
    let entries = entriesByOffset.get(from)
    if (!entries) {
      entries = new Map()
      // There is no need to handle duplicate keys, because the YAML parser reports them with their position.
      for (const entry of readEntries(yaml, from, to)) entries.set(entry.key, entry)
      entriesByOffset.set(from, entries)
    }
    return entries
  }
  const positionAt = (offset: number) => {
    starts ??= lineStarts(yaml)
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: firstLine + low, column: offset - starts[low]! + 1 }
  }
  return (...keyPath) => {
    let found: Entry | undefined
    let [from, to] = [0, yaml.length]
    for (const key of keyPath) {
      const entry = entriesIn(from, to).get(key)
      if (!entry) break
      found = entry
      ;({ valueFrom: from, valueTo: to } = entry)
    }
    if (!found) return { line: firstLine, column: 1 }
    const position = positionAt(found.from)
    if (typeof found.key === 'number') return position
    const end = positionAt(found.to)
    return { ...position, endLine: end.line, endColumn: end.column }
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Matches text that may precede a value: whitespace, comments, an anchor, or a tag. */
const leading = /(?:\s+|#.*|[&!]\S*(?=\s))*/y
const quoted = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'/y

function readEntries(yaml: string, from: number, to: number): Generator<Entry> {
  const start = matchAt(leading, yaml, from).length + from
  return yaml[start] === '{' || yaml[start] === '[' ? flowEntries(yaml, start, to) : blockEntries(yaml, start, to)
}

/** Yields the entries of `{ a: 1, b: 2 }` or `[1, 2]`. */
function* flowEntries(yaml: string, start: number, to: number): Generator<Entry> {
  const isList = yaml[start] === '['
  let count = 0
  let depth = 0
  let itemFrom = start + 1
  let colon: number | undefined
  for (let at = start; at < to; at++) {
    const char = yaml[at]!
    if (char === '"' || char === "'") {
      at += Math.max(0, matchAt(quoted, yaml, at).length - 1)
    } else if (char === '#' && /\s/.test(yaml[at - 1]!)) {
      const end = yaml.indexOf('\n', at)
      at = end < 0 ? to : end
    } else if (char === ':' && depth === 1) {
      colon ??= at
    } else if (char === '{' || char === '[') {
      depth++
    } else if (char === '}' || char === ']') {
      depth--
    }
    if (depth === 0 || (depth === 1 && char === ',')) {
      const first = itemFrom + matchAt(leading, yaml, itemFrom).length
      const end = colon ?? at
      if (first < at) {
        const name = yaml.slice(first, end).trimEnd()
        const isBare = isList || colon === undefined
        yield {
          key: isList ? count++ : unquoted(name),
          from: first,
          to: first + name.length,
          valueFrom: isBare ? first : end + 1,
          valueTo: at,
        }
      }
      if (depth === 0) return
      itemFrom = at + 1
      colon = undefined
    }
  }
}

const blockKey = /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')[ \t]*:(?=\s|$)|[^\s#].*?:(?=\s|$)/y
const blockItem = /-(?=\s|$)/y

/**
 * Yields the entries of `key: value` or `- item` lines with the same indentation. Lines with more indentation are part of the preceding
 * entry.
 */
function* blockEntries(yaml: string, start: number, to: number): Generator<Entry> {
  const indent = start - (yaml.lastIndexOf('\n', start - 1) + 1)
  const isList = matchAt(blockItem, yaml, start) !== ''
  let count = 0
  let last: Entry | undefined
  for (let at = start; at < to; ) {
    const item = matchAt(blockItem, yaml, at)
    // List items may have the same indentation as the key of the list. So in a mapping, an item is part of the preceding key's value.
    const key = isList ? item : item ? '' : matchAt(blockKey, yaml, at)
    if (key) {
      if (last) yield { ...last, valueTo: at }
      const name = isList ? key : key.slice(0, -1).trimEnd()
      last = {
        key: isList ? count++ : unquoted(name),
        from: at,
        to: at + name.length,
        valueFrom: at + key.length,
        valueTo: to,
      }
    }
    // Skip to the next line with the same indentation, or to the end if a line with less indentation precedes it.
    let isNext = false
    while (!isNext) {
      const lineEnd = yaml.indexOf('\n', at)
      if (lineEnd < 0 || lineEnd >= to) {
        at = to
        break
      }
      at = lineEnd + 1
      const spaces = matchAt(/ */y, yaml, at).length
      const isEmpty = at + spaces >= to || /[\r\n#]/.test(yaml[at + spaces]!)
      if (isEmpty || spaces > indent) continue
      if (spaces < indent) at = to
      else at += spaces
      isNext = true
    }
  }
  if (last) yield last
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Returns a key without its quotation marks. */
function unquoted(name: string): string {
  if (name.startsWith("'")) return name.slice(1, -1).replaceAll("''", "'")
  if (!name.startsWith('"')) return name
  try {
    return JSON.parse(name) as string
  } catch {
    return name.slice(1, -1)
  }
}
