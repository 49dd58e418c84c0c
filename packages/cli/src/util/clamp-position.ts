import type { Position } from '../model/position.ts'

/**
 * Creates a function that corrects positions outside a text. A line past the end of the text becomes the last line, a column past the end
 * of its line becomes 1, and an end position outside the text is removed. Such positions occur because HTML in a list or a quote has no
 * exact position and may end on a line that doesn't exist.
 */
export function clampPosition(text: string): (position: Partial<Position>) => Partial<Position> {
  let lines: string[] | undefined
  const isInside = (line: number | undefined, column: number | undefined) => {
    lines ??= text.split('\n')
    return line !== undefined && column !== undefined && column <= (lines[line - 1]?.length ?? -1) + 1
  }
  return ({ line, column, endLine, endColumn }) => {
    if (line === undefined) return {}
    const hasColumn = isInside(line, column ?? 1)
    return {
      line: Math.min(line, lines!.length),
      ...(column !== undefined && { column: hasColumn ? column : 1 }),
      ...(isInside(endLine, endColumn) && { endLine: endLine!, endColumn: endColumn! }),
    }
  }
}
