import { unclosedFence } from '../../code/unclosed-fence.ts'
import { visit } from '../../util/visit.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports code blocks that are never closed, or that swallow the opening line of the next block. */
export const unclosedFences: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  visit(tree, 'code', ({ position, value }) => {
    if (!position) return
    const { line, column, offset } = position.start
    const written = source.slice(offset, position.end.offset)
    const found = unclosedFence(written, value)
    if (!found) return
    const first = written.split('\n', 1)[0]!
    const fence = /^(?:`+|~+)/.exec(first)![0]
    report({
      ruleId: 'unclosed-fence',
      fatal: true,
      line,
      column,
      endLine: line,
      endColumn: column + first.length,
      reason: found.isClosed
        ? `This code block contains the opening fence of another one, on line ${line + 1 + found.next}.`
        : 'This code block isn’t closed, so it contains all text below it.',
      note: found.isClosed
        ? 'Close it above that line. If the block is meant to show other code blocks, give it more backticks than they have.'
        : `Close it with a line of ${fence.length} ${fence[0] === '~' ? 'tildes' : 'backticks'}.`,
    })
  })
}
