/**
 * Returns the indentation with which a block can be written after `before` so that Markdown doesn't take it for code. In MDX, any
 * indentation is possible. In Markdown, a block may be indented by at most three columns more than the list item that contains it.
 *
 * @param before The text above the block.
 * @param indent The indentation of the block in MDX.
 */
export function blockIndent(before: string, indent: string): string {
  const width = columns(indent)
  if (width < 4) return indent
  const container = itemColumn(before, width)
  return width - container < 4 ? indent : ' '.repeat(container)
}

/**
 * Reduces the indentation of blocks in the text of an MDX page, because Markdown takes text that is indented by four columns for code. A
 * block starts after a blank line, or after code or a comment, which must be masked.
 */
export function withoutCodeIndents(text: string): string {
  const lines: string[] = []
  const shifts: { from: number; by: number }[] = []
  for (const line of text.split('\n')) {
    const indent = /^[ \t]*/.exec(line)![0]
    const width = columns(indent)
    const isBlank = line.trim() === ''
    while (!isBlank && shifts.length > 0 && width < shifts.at(-1)!.from) shifts.pop()
    const reduced = width - (shifts.at(-1)?.by ?? 0)
    if (!isBlank && reduced >= 4 && /^\s*(?:\uE000\d+\uE001\s*)?$/.test(lines.at(-1) ?? '')) {
      const own = columns(blockIndent(lines.join('\n'), ' '.repeat(reduced)))
      if (own < reduced) shifts.push({ from: width, by: width - own })
    }
    const shift = isBlank ? undefined : shifts.at(-1)
    lines.push(shift ? ' '.repeat(width - shift.by) + line.trimStart() : line)
  }
  return lines.join('\n')
}

/** Returns the column where the text of the list item starts that contains a block with this indentation, or 0 if no item contains it. */
function itemColumn(before: string, width: number): number {
  for (const line of before.split('\n').reverse()) {
    if (line.trim() === '') continue
    const [, space, marker] = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])[ \t]+)?/.exec(line)!
    const start = columns(space!)
    if (marker && start + columns(marker) <= width) return start + columns(marker)
    if (start === 0) return 0
  }
  return 0
}

function columns(text: string): number {
  return text.replaceAll('\t', '    ').length
}
