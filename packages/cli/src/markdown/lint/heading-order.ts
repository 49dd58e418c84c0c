import type { Element } from 'hast'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import type { LintedPage, LintRule } from './rule.ts'

/** Reports headings that skip a level, because readers who navigate by headings look for the missing one. The title has level 1. */
export const headingOrder: LintRule<LintedPage> = ({ tree }, report) => {
  let previous = 1
  visit(tree, 'element', (node: Element) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0)
    if (level === 0) return
    if (level > previous + 1) {
      report({
        ruleId: 'heading-order',
        fatal: false,
        ...nodePosition(node, 1),
        reason: `This heading has level ${level}, but the heading above it has level ${previous}.`,
        note: `Use level ${previous + 1}: \`${'#'.repeat(previous + 1)}\`.`,
      })
    }
    previous = level
  })
}
