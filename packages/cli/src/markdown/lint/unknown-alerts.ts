import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { alertOf } from '../syntax/alerts.ts'
import { admonitionOf, admonitions } from '../syntax/directive-names.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports quotes that start like an alert, but with an unknown type. */
export const unknownAlerts: LintRule<LintedMarkdown> = ({ tree }, report) => {
  visit(tree, 'blockquote', (node) => {
    const name = alertOf(node)?.name
    if (name === undefined || admonitionOf(name)?.alert) return
    const known = Object.keys(admonitions).filter((each) => admonitions[each]!.alert)
    const near = nearest(name.toLowerCase(), known)?.toUpperCase()
    report({
      ruleId: 'markdown',
      fatal: false,
      ...nodePosition(node, 1),
      reason: `Unknown alert \`[!${name}]\`, so it is shown as a quote.`,
      ...didYouMean(near, `Known alerts: ${known.join(', ').toUpperCase()}.`, `[!${near}]`),
    })
  })
}
