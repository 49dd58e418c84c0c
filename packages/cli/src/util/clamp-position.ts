import type { Position } from '../model/position.ts'

/**
 * Makes a function which keeps a place inside of a text: HTML in a list or a quote has no exact position, and may seem to end where
 * no line is.
 */
export function clampPosition(text: string): (place: Partial<Position>) => Partial<Position> {
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
