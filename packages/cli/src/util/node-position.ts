import type { Position } from '../model/position.ts'
import { visit } from './visit.ts'

/** A file that is included in a page. Positions in this file have the `included` property. */
export interface IncludedFile {
  /** Path relative to the site's root. */
  path: string
  text: string
  /** The position that messages show, if the text isn't in a file. */
  place?: Position
}

/** Returns the file that a node comes from, or `undefined` if the node comes from the page's own source. */
export function includedFile(node: { position?: object | undefined }): IncludedFile | undefined {
  return (node.position as { included?: IncludedFile } | undefined)?.included
}

/** Adds the file to the positions of the nodes that come from it. Relative URLs in these nodes are relative to this file. */
export function markIncluded(nodes: readonly object[], included: IncludedFile): void {
  visit({ type: 'root', children: nodes } as never, (node: { position?: object }) => {
    if (node.position && !includedFile(node)) node.position = { ...node.position, included }
  })
}

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
  const included = includedFile(node)
  if (included?.place) return { ...included.place, file: included.path }
  // The end of HTML in a list or a quote isn't exact, and may be before the start.
  const isEndAfterStart = end.line > start.line || (end.line === start.line && end.column >= start.column)
  const hasEnd = isEndAfterStart && end.line - start.line < lines
  return {
    line: start.line,
    column: start.column,
    ...(hasEnd && { endLine: end.line, endColumn: end.column }),
    ...(included && { file: included.path }),
  }
}
