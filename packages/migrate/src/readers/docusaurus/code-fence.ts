/** A kind of comment that marks lines of code, as configured in the theme's `magicComments`. */
export interface MagicComment {
  className: string
  line?: string
  block?: { start: string; end: string }
}

export const defaultMagicComments: MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
]

export interface FenceText {
  meta: string
  value: string
}

const word = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}+|\S+)|\S+/g
const commentLine = /^\s*(?:\/\/|\{?\/\*|#|<!--|--|%|rem\b|<%--)\s*(\S.*?)\s*(?:\*\/\}?|-->|--%>)?\s*$/i

/** Converts the info string and the text of a code block. Options that the engine doesn't support are passed to `omit`. */
export function convertFence(
  meta: string,
  value: string,
  magic: MagicComment[],
  omit: (word: string) => void,
): FenceText {
  const words: string[] = []
  let hasRange = false
  for (const [part] of meta.matchAll(word)) {
    if (/^\{[\d,\s-]+\}$/.test(part)) {
      hasRange = true
      words.push(part.replace(/\s/g, ''))
    } else if (/^title=(?:"[^"]+"|'[^']+'|[^"'\s]+)$/.test(part)) words.push(part)
    else if (part === 'showLineNumbers' || /^showLineNumbers=\d+$/.test(part)) words.push(part)
    else if (/^showLineNumbers=\{\d+\}$/.test(part)) words.push(part.replace(/[{}]/g, ''))
    // Docusaurus shows no title if the text is empty.
    else if (!/^title=(["'])\1$/.test(part)) omit(part.replace(/=.*$/, ''))
  }
  // If the info string has a line range, Docusaurus shows magic comments as code.
  const marked = hasRange ? { value, ranges: {} } : extractMagicComments(value, magic)
  for (const [mark, lines] of Object.entries(marked.ranges)) {
    words.push(`${mark === 'hl' ? '' : `${mark}=`}{${asRanges(lines)}}`)
  }
  return { meta: words.join(' '), value: marked.value }
}

/**
 * Removes comments such as `// highlight-next-line`, and returns the numbers of the lines that they mark, counted in the remaining text.
 */
function extractMagicComments(
  value: string,
  magic: readonly MagicComment[],
): {
  value: string
  ranges: Record<string, number[]>
} {
  const ranges: Record<string, number[]> = {}
  const kept: string[] = []
  const open = new Set<string>()
  let next: string[] = []
  for (const line of value.split('\n')) {
    const name = commentLine.exec(line)?.[1]
    const found = name && magic.find(({ line, block }) => [line, block?.start, block?.end].includes(name))
    if (found) {
      if (name === found.line) next.push(found.className)
      else if (name === found.block?.start) open.add(found.className)
      else open.delete(found.className)
      continue
    }
    kept.push(line)
    const marked = [...new Set([...next, ...open])]
    for (const mark of new Set(marked.map(markOf))) ranges[mark] = [...(ranges[mark] ?? []), kept.length]
    next = []
  }
  return { value: kept.join('\n'), ranges }
}

/** Returns the engine's line marker for a class name of the theme: highlighted, inserted, or deleted. */
function markOf(className: string): 'hl' | 'ins' | 'del' {
  if (/add|insert|success/i.test(className)) return 'ins'
  return /remove|delete|error/i.test(className) ? 'del' : 'hl'
}

/** Formats line numbers as ranges: 1, 2, 3, 5 → `1-3,5` */
export function asRanges(lines: number[]): string {
  const ranges: [number, number][] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
