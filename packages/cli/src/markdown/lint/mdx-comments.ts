import { positionAt } from '../../util/position-at.ts'
import { SKIP, visit } from '../../util/visit.ts'
import { isTextBlock, plainText, withoutComments } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Matches HTML elements that contain code. */
const codeElements = /<(code|kbd|pre|samp|script|style|textarea)\b[\s\S]*?<\/\1>/gi

/** Reports comments of MDX, which Markdown shows as text. */
export const mdxComments: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!source.includes('{/*')) return
  visit(tree, (node) => {
    if (node.type !== 'html' && !isTextBlock(node)) return undefined
    const start = node.position?.start.offset
    if (start === undefined) return SKIP
    const written = source.slice(start, node.position!.end.offset)
    if (!written.includes('{/*')) return SKIP
    const shown = withoutComments(written).replace(codeElements, (element) => ' '.repeat(element.length))
    const text = node.type === 'html' ? shown : plainText({ node, written, start })
    for (const { 0: comment, index } of shown.matchAll(/(?<!\\)\{\/\*(?:[\s\S]*?\*\/\s*\})?/g)) {
      if (text[index] === ' ') continue
      const id = node.type === 'heading' && /^\{\/\*\s*#([^\s*]+)\s*\*\/\}$/.exec(comment)?.[1]
      report({
        ruleId: 'mdx-syntax',
        fatal: false,
        ...positionAt(source, start + index, comment.length),
        reason: 'A comment in braces is shown as text, because Markdown doesn’t support it.',
        note: id
          ? `To set the ID of the heading, write \`{#${id}}\`.`
          : 'Write `<!-- … -->`, or rename the file to `.mdx`.',
      })
    }
    return SKIP
  })
}
