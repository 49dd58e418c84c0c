import type { Position } from '../model/position.ts'

/**
 * Creates a function that removes the parts of a position that are outside of a text. HTML in a list or a quote has no exact position, and
 * may end on a line that doesn't exist.
 */
export function clampPosition(text: string): (position: Partial<Position>) => Partial<Position> {
  let lines: string[] | undefined
  const isThere = (line: number | undefined, column: number | undefined) => {
    lines ??= text.split('\n')
    return line !== undefined && column !== undefined && column <= (lines[line - 1]?.length ?? -1) + 1
  }
  return ({ line, column, endLine, endColumn }) => {
    if (line === undefined) return {}
    return {
      line,
      ...(column !== undefined && { column: isThere(line, column) ? column : 1 }),
      ...(isThere(endLine, endColumn) && { endLine: endLine!, endColumn: endColumn! }),
    }
  }
}
