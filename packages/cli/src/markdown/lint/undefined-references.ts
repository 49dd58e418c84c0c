import { positionAt } from '../../util/position-at.ts'
import { visit } from '../../util/visit.ts'
import { plainText, visitTextBlocks } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

const reference = /(?<![\w\\\])])!?\[((?:[^\][\\]|\\.)+)\]\[(?!\^)((?:[^\][\\]|\\.)*)\]/g

/** Reports text of the form `[text][label]` if the label isn't defined, because such text doesn't become a link. */
export const undefinedReferences: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!source.includes('][')) return
  const defined = new Set<string>()
  visit(tree, 'definition', ({ identifier }) => {
    defined.add(identifier)
  })
  const names = [...defined].slice(0, 8).map((name) => `\`${name}\``)
  visitTextBlocks(tree, source, (block) => {
    for (const match of plainText(block).matchAll(reference)) {
      const label = (match[2] || match[1]!).trim()
      const note = `Define it on a line of its own: \`[${label}]: /path\`.`
      report({
        ruleId: 'undefined-reference',
        fatal: true,
        ...positionAt(source, block.start + match.index, match[0].length),
        url: label,
        reason: `\`[${label}]\` isn’t defined.`,
        note: names.length > 0 ? `${note} Or use an existing definition: ${names.join(', ')}.` : note,
      })
    }
  })
}
