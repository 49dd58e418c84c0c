import type { Definition } from 'mdast'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { isWithoutTarget } from '../links/markdown-links.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports definitions of links and images that are duplicated or unused. */
export const definitions: LintRule<LintedMarkdown> = ({ tree }, report) => {
  const found = new Map<string, Definition>()
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
    if (node.type !== 'definition') return
    const first = found.get(node.identifier)
    if (!first) found.set(node.identifier, node)
    else if (!isWithoutTarget(first)) {
      report({
        ruleId: 'duplicate-definition',
        fatal: false,
        ...nodePosition(node),
        url: node.url,
        reason: `\`[${node.label ?? node.identifier}]\` is already defined on line ${first.position!.start.line}, and that definition is used.`,
        note: 'Remove one of the definitions.',
      })
    }
  })
  for (const [identifier, definition] of found) {
    if (used.has(identifier) || isWithoutTarget(definition)) continue
    report({
      ruleId: 'unused-definition',
      fatal: false,
      ...nodePosition(definition),
      url: definition.url,
      reason: `Nothing refers to \`[${definition.label ?? identifier}]\`.`,
      note: 'Remove the definition, or use it.',
    })
  }
}
