import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import type { LintedPage, LintRule } from './rule.ts'

/** Reports tables without headers, because screen readers announce the header of a cell together with its content. */
export const tableHeader: LintRule<LintedPage> = ({ tree }, report) => {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'table' || node.properties.role === 'presentation' || node.properties.role === 'none') return
    let hasHeader = false
    visit(node, 'element', (cell: Element) => {
      hasHeader ||= cell.tagName === 'th' && (textOf(cell).trim() !== '' || cell.children.length > 0)
    })
    if (hasHeader) return
    report({
      ruleId: 'table-header',
      fatal: false,
      ...nodePosition(node, 1),
      reason: 'This table has no headers.',
      note: 'Name the columns in the first row. In HTML, use `<th>`. If a table only arranges content, add `role="presentation"`.',
    })
  })
}
