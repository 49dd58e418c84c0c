import type { FootnoteDefinition } from 'mdast'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../../util/position-at.ts'
import { visit } from '../../util/visit.ts'
import { plainText, visitTextBlocks } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports footnotes that nothing refers to, and references to footnotes that don't exist. Readers don't see the former, and see the latter as text. */
export const footnotes: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!source.includes('[^')) return
  const used = new Set<string>()
  const found: FootnoteDefinition[] = []
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    else if (node.type === 'footnoteDefinition') found.push(node)
  })
  for (const footnote of found) {
    if (used.has(footnote.identifier)) continue
    const label = footnote.label ?? footnote.identifier
    report({
      ruleId: 'unused-definition',
      fatal: false,
      ...nodePosition(footnote),
      reason: `Nothing refers to the footnote \`[^${label}]\`, so it isn’t shown.`,
      note: `Write \`[^${label}]\` in the text that it belongs to, or remove the footnote.`,
    })
  }
  visitTextBlocks(tree, source, (block) => {
    const matches = plainText(block).matchAll(/(?<!\\)\[\^(\d+|[a-z][\w-]*)\](?![*+?{(])/gi)
    for (const { 0: reference, 1: label = '', index } of matches) {
      // It may be part of a regular expression, such as `[^a-z]`, or `[^aeiou]` on a page without footnotes.
      if (/^.-.$/.test(label) || (found.length === 0 && !/^\d+$/.test(label))) continue
      report({
        ruleId: 'undefined-reference',
        fatal: true,
        ...positionAt(source, block.start + index, reference.length),
        reason: `The footnote \`${reference}\` isn’t defined.`,
        note: `Write \`${reference}: The text of the footnote.\` on a line of its own.`,
      })
    }
  })
}
