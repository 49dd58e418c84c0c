import type { Place } from '../types.ts'

/** Position of a syntax tree's node. `lines`: at most so many of its lines are marked. */
export function placeOfNode(
  node: { position?: { start: { line: number; column: number }; end: { line: number; column: number } } | undefined },
  lines = Number.POSITIVE_INFINITY,
): Place {
  if (!node.position) return { line: 1, column: 1 }
  const { start, end } = node.position
  const isWhole = end.line - start.line < lines
  return {
    line: start.line,
    column: start.column,
    ...(isWhole && { endLine: end.line, endColumn: end.column }),
  }
}
