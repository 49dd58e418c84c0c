import type { ContainerDirective } from 'mdast-util-directive'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { isElement } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports containers without a closing line. */
export const unclosedContainers: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    if (isElement(node) || isClosed(node, source)) return
    report({
      ruleId: 'markdown',
      fatal: true,
      ...nodePosition(node, 1),
      reason: `\`:::${node.name}\` isn’t closed.`,
      note: 'Close it with a line that contains the same number of colons. A nested container has fewer colons than the outer one.',
    })
  })
}

export function isClosed(node: ContainerDirective, source: string): boolean {
  const { start, end } = node.position!
  if (start.line === end.line) return false
  const lastLine = source.slice(source.lastIndexOf('\n', end.offset! - 1) + 1, end.offset)
  return /^[\s>]*:{3,}\s*$/.test(lastLine)
}
