import { SKIP, visit } from '../../util/visit.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** The languages of code blocks that a plugin can render, and the plugins. */
const plugins: Record<string, string> = { mermaid: '@docs-engine/mermaid', math: '@docs-engine/math' }

/** Reports diagrams and formulas in code blocks, because the page shows only their source code. Reports each language at most once per page. */
export const notRendered: LintRule<LintedMarkdown> = ({ tree }, report) => {
  const found = new Set<string>()
  visit(tree, (node) => {
    // A plugin renders the block, but may also show its code.
    if ((node.type as string) === 'renderedByPlugin') return SKIP
    const lang = node.type === 'code' ? (node.lang?.toLowerCase() ?? '') : ''
    if (!Object.hasOwn(plugins, lang) || found.has(lang)) return undefined
    found.add(lang)
    const { line, column } = node.position!.start
    report({
      ruleId: 'not-rendered',
      fatal: false,
      line,
      column,
      reason: `This \`${lang}\` block is shown as source, because no plugin of the site renders it.`,
      note: `Add the plugin \`${plugins[lang]}\`.`,
    })
    return undefined
  })
}
