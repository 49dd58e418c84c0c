import type { Position } from '../model/position.ts'

/** Position of a syntax tree's node. `lines`: at most so many of its lines are marked. */
export function nodePosition(
  node: { position?: { start: { line: number; column: number }; end: { line: number; column: number } } | undefined },
  lines = Number.POSITIVE_INFINITY,
): Position {
  // A node that was read from HTML may have a position without its ends.
  if (!node.position?.start || !node.position.end) return { line: 1, column: 1 }
  const { start, end } = node.position
  // HTML inside of a list or a quote has no exact end.
  const isBehind = end.line > start.line || (end.line === start.line && end.column >= start.column)
  const isWhole = isBehind && end.line - start.line < lines
  return {
    line: start.line,
    column: start.column,
    ...(isWhole && { endLine: end.line, endColumn: end.column }),
  }
}
