import type { Position } from '../model/position.ts'

/**
 * Returns the position of a node in a syntax tree. For a node without a position, returns line 1, column 1.
 *
 * @param lines Maximum number of lines. If the node has more lines, the result has no end. Default: no limit.
 */
export function nodePosition(
  node: { position?: { start: { line: number; column: number }; end: { line: number; column: number } } | undefined },
  lines = Number.POSITIVE_INFINITY,
): Position {
  // A node that was parsed from HTML may have a position without `start` and `end`.
  if (!node.position?.start || !node.position.end) return { line: 1, column: 1 }
  const { start, end } = node.position
  // The end of HTML in a list or a quote isn't exact, and may be before the start.
  const isEndAfterStart = end.line > start.line || (end.line === start.line && end.column >= start.column)
  const hasEnd = isEndAfterStart && end.line - start.line < lines
  return {
    line: start.line,
    column: start.column,
    ...(hasEnd && { endLine: end.line, endColumn: end.column }),
  }
}
