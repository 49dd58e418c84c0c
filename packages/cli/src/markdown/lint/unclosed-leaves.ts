import { visit } from '../../util/visit.ts'
import { leafNames } from '../syntax/directive-names.ts'
import { isComponentName } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports `::name[…]{…}` that continues on the next line. Such a directive is parsed as text, because it must fit on one line. */
export const unclosedLeaves: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!source.includes('::')) return
  const lines = source.split('\n')
  visit(tree, 'paragraph', ({ children }) => {
    for (const [index, child] of children.entries()) {
      if (child.type !== 'text' || !child.position || !child.value.includes('::')) continue
      const { line } = child.position.start
      for (const [number, text] of child.value.split('\n').entries()) {
        const [, name] = (index > 0 && number === 0 ? undefined : /^::([A-Za-z][\w-]*)[[{]/.exec(text)) ?? []
        if (!name || !(Object.hasOwn(leafNames, name) || isComponentName(name))) continue
        report({
          ruleId: 'markdown',
          fatal: true,
          line: line + number,
          column: (lines[line + number - 1] ?? '').indexOf('::') + 1,
          reason: `\`::${name}\` isn’t closed on its line, so it is shown as text.`,
          note: `Write it on one line, and close all brackets: \`::${name}[…]{…}\`.`,
        })
      }
    }
  })
}
