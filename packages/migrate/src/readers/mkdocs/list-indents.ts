import { columns } from '../../util/mask-code.ts'

/**
 * Changes the indentation of blocks in list items so that they are part of the item in CommonMark, too. In Python-Markdown, the blocks of an
 * item are indented by a multiple of four columns, and up to three columns more don't count. In CommonMark, they are indented at least as far
 * as the text after the marker, and at most three columns more, because they are code otherwise. Code must be masked.
 */
export function withListIndents(text: string): string {
  const lines: string[] = []
  let shift: { from: number; by: number } | undefined
  for (const line of text.split('\n')) {
    const width = columns(/^[ \t]*/.exec(line)![0])
    const isBlank = line.trim() === ''
    if (shift && !isBlank && width < shift.from) shift = undefined
    if (!shift && !isBlank && width >= 4 && (lines.at(-1) ?? '').trim() === '') {
      const item = itemAbove(lines, width)
      const column = item ? 4 * Math.floor(item.start / 4) + 4 : 0
      const isTooFar = item && width >= item.text + 4 && width > column
      if (item && width >= column && width < column + 4 && (isTooFar || width < item.text))
        shift = { from: width, by: width - (isTooFar ? column : item.text) }
    }
    lines.push(shift && !isBlank ? ' '.repeat(width - shift.by) + line.trimStart() : line)
  }
  return lines.join('\n')
}

/**
 * Finds the list item, admonition, or tab that contains a block with this indentation. Returns the columns of its marker and its text, or
 * `undefined` if there is none, or if the marker itself is part of indented code.
 */
function itemAbove(lines: readonly string[], width: number): { start: number; text: number } | undefined {
  let found: { start: number; text: number } | undefined
  let limit = width
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!
    if (line.trim() === '') continue
    const [, space, marker] = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])[ \t]+|(?:!!!|\?\?\?\+?|===)(?=[ \t]))?/.exec(line)!
    const start = columns(space!)
    const text = start + (/^[!?=]/.test(marker ?? '') ? 4 : columns(marker ?? ''))
    if (marker && start < limit && Math.min(text, 4 * Math.floor(start / 4) + 4) <= width) {
      found ??= { start, text }
      if (start < 4) return found
    } else if (start === 0) return undefined
    limit = Math.min(limit, start)
  }
  return undefined
}
