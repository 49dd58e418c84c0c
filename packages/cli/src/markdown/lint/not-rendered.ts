import type { Position } from '../../model/position.ts'
import { positionAt } from '../../util/position-at.ts'
import { SKIP, visit } from '../../util/visit.ts'
import { isTextBlock, plainText } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

interface Renderer {
  /** Why nothing renders the block, as the end of a message. */
  cause: string
  advice: string
}

/** Code blocks that other generators render as diagrams or formulas, by language. */
const renderers: Record<string, Renderer> = {
  mermaid: {
    cause: 'no plugin of the site renders Mermaid diagrams',
    advice: 'To show the diagram, add the plugin `@docs-engine/mermaid`.',
  },
  plantuml: {
    cause: 'Docs doesn’t render PlantUML',
    advice:
      'To show the diagram, render it with `plantuml -tsvg`, and add the file as an image: `![What it says](diagram.svg)`.',
  },
  math: {
    cause: 'no plugin of the site renders formulas',
    advice:
      'To show the formula, add the plugin `@docs-engine/math`. It renders `$x$`, and text between lines with `$$`.',
  },
}

/** Matches a formula between dollar signs. The rules for the characters before and after the dollar signs are the same as on GitHub. */
const formula = /(?<![\\$\w])(\$\$?)(?![\s$])([^$\n]*[^\s$\\])\1(?![\w$])|(?<![\\$\w])\$\$[^\S\n]*\n([^$]+)\$\$/g

/** Matches characters that occur in formulas but not in prices or shell variables. */
const mathMark = /\\[a-zA-Z]+|[\^_=<>+]|^\s*[a-zA-Z]\s*$/

/** Reports diagrams and formulas, because the page shows only their source code. Reports each kind at most once per page. */
export const notRendered: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  const found = new Set<string>()
  const say = (lang: string, what: string, place: Position) => {
    if (found.has(lang)) return
    found.add(lang)
    const { cause, advice } = renderers[lang]!
    report({
      ruleId: 'not-rendered',
      // A diagram shown as source is certainly a mistake, but a text with dollar signs may not be a formula.
      fatal: lang === 'math' ? null : false,
      ...place,
      reason: `${what} shown as source, because ${cause}.`,
      note: advice,
    })
  }
  const hasFormula = source.includes('$')
  if (!hasFormula && !/mermaid|plantuml|math/i.test(source)) return
  visit(tree, (node) => {
    // A plugin renders the block, but may also show its code.
    if ((node.type as string) === 'renderedByPlugin') return SKIP
    if (node.type === 'code') {
      const lang = node.lang?.toLowerCase() ?? ''
      const { line, column } = node.position!.start
      if (Object.hasOwn(renderers, lang)) say(lang, `This \`${node.lang}\` block is`, { line, column })
    }
    if (!hasFormula || found.has('math')) return
    if (!isTextBlock(node)) return
    const start = node.position?.start.offset
    if (start === undefined) return
    const written = source.slice(start, node.position!.end.offset)
    if (!written.includes('$')) return
    for (const match of plainText({ node, written, start }).matchAll(formula)) {
      const text = match[2] ?? match[3] ?? ''
      if (text.startsWith('{') || !mathMark.test(text)) continue
      say('math', 'This formula is', positionAt(source, start + match.index, match[0].length))
      return
    }
  })
}
