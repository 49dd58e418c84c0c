import type { Root } from 'mdast'
import type { ReportMessage } from '../model/message.ts'
import { nodePosition } from '../util/node-position.ts'
import { visit } from '../util/visit.ts'

/** Maximum number of cells in a table, including the missing cells of short rows. */
const maxCells = 50_000

/**
 * Removes the rows of tables with too many cells, and reports these tables. Missing cells are added to short rows when the tree is converted
 * to HTML, so even a short source could exhaust the memory.
 */
export function limitTables(tree: Root, report: ReportMessage): void {
  visit(tree, 'table', (table) => {
    if ((table.align?.length ?? 0) * table.children.length <= maxCells) return
    report({
      ruleId: 'page-limit',
      fatal: true,
      ...nodePosition(table, 1),
      reason: `This table has more than ${maxCells} cells. Every row has as many cells as the first one.`,
      note: 'Split the table, or provide it as a download in `content/_public`.',
    })
    table.children.splice(1)
  })
}
