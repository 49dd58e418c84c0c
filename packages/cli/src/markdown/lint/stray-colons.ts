import { visit } from '../../util/visit.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports colons that were probably meant to open or close a container, but were parsed as text. */
export const strayColons: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!source.includes(':::')) return
  visit(tree, 'paragraph', ({ position, children }) => {
    const { start, end } = position ?? {}
    if (start?.offset === undefined || !source.startsWith(':::', start.offset)) {
      if (!children.some((child) => child.type === 'text' && child.value.includes('\n:::'))) return
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
  })
}
