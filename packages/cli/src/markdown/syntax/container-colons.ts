import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'

/** Reports a container without a closing line. */
export function reportUnclosed(
  node: ContainerDirective,
  outer: ContainerDirective | undefined,
  source: string,
  report: ReportMessage,
): void {
  if (isClosed(node, source)) return
  report({
    ruleId: 'markdown',
    fatal: true,
    ...nodePosition(node, 1),
    reason: `\`:::${node.name}\` isn’t closed.`,
    note: unclosedNote(node, outer, source),
  })
}

/**
 * Explains how to close the container `node`. If `outer`, the container around it, is closed and doesn't have more colons, the author
 * probably wrote the closing line for `node`, but the line closed `outer`.
 */
function unclosedNote(node: ContainerDirective, outer: ContainerDirective | undefined, source: string): string {
  if (outer && isClosed(outer, source) && colonsOf(outer, source) <= colonsOf(node, source)) {
    const { start, end } = outer.position!
    return `Line ${end.line} closes the \`:::${outer.name}\` on line ${start.line}. Close this container first, or give the outer one more colons.`
  }
  return 'Close it with a line that contains the same number of colons. A nested container has fewer colons than the outer one.'
}

/** Maps each nested container to the container that contains it. Must run before `setTabs`, which moves nodes. */
export function outerContainers(tree: Root): Map<object, ContainerDirective> {
  const outerOf = new Map<object, ContainerDirective>()
  visit(tree, 'containerDirective', (node: ContainerDirective, _, parent) => {
    if (parent?.type === 'containerDirective') outerOf.set(node, parent)
  })
  return outerOf
}

function colonsOf(node: ContainerDirective, source: string): number {
  return /^:*/.exec(source.slice(node.position!.start.offset))![0].length
}

export function isClosed(node: ContainerDirective, source: string): boolean {
  const { start, end } = node.position!
  if (start.line === end.line) return false
  const lastLine = source.slice(source.lastIndexOf('\n', end.offset! - 1) + 1, end.offset)
  return /^[\s>]*:{3,}\s*$/.test(lastLine)
}

/** Reports colons that were probably meant to open or close a container, but were parsed as text. */
export function reportColons(node: Paragraph, source: string, report: ReportMessage): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || !source.startsWith(':::', start.offset)) {
    if (!node.children.some((child) => child.type === 'text' && child.value.includes('\n:::'))) return
  }
  const lines = source.slice(start!.offset, end!.offset).split('\n')
  const index = lines.findIndex((line) => /^[\s>]*:{3,}(?:\s|\{|\w|$)/.test(line))
  if (index < 0) return
  const line = lines[index]!
  const isClosing = /^[\s>]*:{3,}\s*$/.test(line)
  const column = index === 0 ? start!.column : line.search(/:::/) + 1
  report({
    ruleId: 'markdown',
    fatal: false,
    line: start!.line + index,
    column,
    reason: isClosing
      ? 'These colons don’t close a container.'
      : 'These colons don’t open a container, so they are shown as text.',
    note: isClosing
      ? 'Remove the line. A container ends at the first line with at least as many colons as its own, so an outer container needs more.'
      : 'Write `:::note` or `:::note[A title]`, and a line `:::` at the end.',
  })
}

export function isOnlyColons({ position }: Paragraph, source: string): boolean {
  return position !== undefined && /^:{3,}$/.test(source.slice(position.start.offset, position.end.offset))
}
