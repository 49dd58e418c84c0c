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
