import type { ContainerDirective } from 'mdast-util-directive'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { isElement } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports containers without a closing line. */
export const unclosedContainers: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  visit(tree, 'containerDirective', (node: ContainerDirective, _, parent) => {
    if (isElement(node) || isClosed(node, source)) return
    report({
      ruleId: 'markdown',
      fatal: true,
      ...nodePosition(node, 1),
      reason: `\`:::${node.name}\` isn’t closed.`,
      note: unclosedNote(node, parent?.type === 'containerDirective' ? parent : undefined, source),
    })
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

function colonsOf(node: ContainerDirective, source: string): number {
  return /^:*/.exec(source.slice(node.position!.start.offset))![0].length
}

export function isClosed(node: ContainerDirective, source: string): boolean {
  const { start, end } = node.position!
  if (start.line === end.line) return false
  const lastLine = source.slice(source.lastIndexOf('\n', end.offset! - 1) + 1, end.offset)
  return /^[\s>]*:{3,}\s*$/.test(lastLine)
}
