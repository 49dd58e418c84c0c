import { positionAt } from '../../util/position-at.ts'
import { visit } from '../../util/visit.ts'
import { plainText } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Matches file includes of VitePress, VuePress, and mdBook. In this engine, they would show nothing or only the file name. */
const include =
  /^<<<\s*[@./~]\S*|^<!--\s*@include:.*?-->|(?<!\\)\{\{\s*#(?:rustdoc_)?(?:include|playground)\s[^}]*\}\}/gm

/** Reports syntax that other generators replace with the contents of a file. */
export const includes: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!/<<<|@include|\{\{\s*#/.test(source)) return
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'html' && node.type !== 'code') return
    const start = node.position?.start.offset
    if (start === undefined) return
    const written = source.slice(start, node.position!.end.offset)
    const text = node.type === 'paragraph' ? plainText({ node, written, start }) : written
    for (const match of text.matchAll(include)) {
      // In a code block, only report mdBook's syntax, because mdBook includes files even there. A `<<<` may be a heredoc, for example.
      if (node.type === 'code' && !match[0].startsWith('{{')) continue
      report({
        ruleId: 'markdown',
        fatal: false,
        ...positionAt(source, start + match.index, match[0].length),
        reason: 'Files can’t be included with this syntax.',
        note: 'For Markdown, rename the page to `.mdx`, and import the file. For code, write `file="…"` in the first line of a code block.',
      })
    }
  })
}
