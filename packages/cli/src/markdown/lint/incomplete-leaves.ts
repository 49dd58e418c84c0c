import type { LeafDirective } from 'mdast-util-directive'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { plainText } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports directives on a line of their own without their label or a required attribute. */
export const incompleteLeaves: LintRule<LintedMarkdown> = ({ tree }, report) => {
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    const missing = Object.hasOwn(required, node.name) ? required[node.name]! : undefined
    if (!missing || (node.children.map(plainText).join('') && node.attributes?.[missing.attribute])) return
    report({
      ruleId: 'markdown',
      fatal: true,
      ...nodePosition(node),
      reason: missing.reason,
      note: missing.note,
    })
  })
}

const required: Record<string, { attribute: string; reason: string; note: string }> = {
  signature: {
    attribute: 'from',
    reason: 'A signature needs a name and a package.',
    note: 'Write `::signature[createSlice]{from="@reduxjs/toolkit"}`.',
  },
  diagram: {
    attribute: 'src',
    reason: 'A diagram needs a description and a file.',
    note: 'Write `::diagram[A description for readers who can’t see it]{src="../assets/name.svg"}`.',
  },
}
