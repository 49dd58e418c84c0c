import type { Root } from 'hast'
import type { ReportMessage } from '../../model/message.ts'
import { visit } from '../../util/visit.ts'

/**
 * Matches comments, SVG tags, and the `<` of tags to escape. Those are the tags of elements that would turn the rest of the page into text,
 * and of elements that are reserved for the engine. Matching a whole comment skips the tags inside it.
 */
const forbiddenTag =
  /<!--[\s\S]*?(?:-->|$)|<\/?svg(?=[\s/>])|<(?=(\/?)(title|xmp|plaintext|noembed|noframes|docs-(?:admonition|code|details|diagram|island|signature|slot|tabs?|title))(?=[\s/>]|$))/gi

/** Escapes and reports tags that a page must not contain, and reports unclosed comments. Must run before raw HTML is parsed. */
export function checkRawHtml(tree: Root, report: ReportMessage): void {
  // Count the enclosing SVGs, because `title` is allowed inside an SVG.
  let svgDepth = 0
  visit(tree, 'raw', (node) => {
    const { value } = node
    if (!value.includes('<')) return
    const positionAt = (offset: number, length: number) => {
      const before = value.slice(0, offset).split('\n')
      const { line, column } = node.position?.start ?? { line: 1, column: 1 }
      // Report column 1 for later lines, because list or quote markers may precede the HTML there, so the column in the file isn't known.
      if (before.length > 1) return { line: line + before.length - 1, column: 1 }
      const start = column + offset
      return { line, column: start, endLine: line, endColumn: start + length }
    }
    const escaped = value.replace(
      forbiddenTag,
      (match, slash: string | undefined, name: string | undefined, offset: number) => {
        if (/^<\/?svg/i.test(match)) {
          svgDepth = Math.max(0, svgDepth + (match.startsWith('</') ? -1 : 1))
          return match
        }
        if (name?.toLowerCase() === 'title' && svgDepth > 0) return match
        if (name === undefined) {
          if (!match.endsWith('-->') && node.position) {
            report({
              ruleId: 'markdown',
              fatal: false,
              ...positionAt(offset, 4),
              reason: 'This comment isn’t closed, so the text after it isn’t shown.',
              note: 'Close it with `-->`.',
            })
          }
          return match
        }
        if (!slash) {
          report({
            ruleId: 'markdown',
            fatal: false,
            ...positionAt(offset, name.length + 1),
            reason: `\`<${name}>\` isn’t allowed on a page, so it is shown as text.`,
            note: 'Write `\\<` for a literal `<`, or put it in backticks.',
          })
        }
        return '&lt;'
      },
    )
    // Escape `&` at the end of a line. Otherwise, the HTML parser would count the line twice, and later positions would be wrong.
    node.value = escaped.replace(/&(?=\n)/g, '&amp;')
  })
}
