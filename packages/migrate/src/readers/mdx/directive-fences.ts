import type { MarkdownNode } from '@docs-engine/cli/internal'
import { type Edit, rangeOf, withIndent } from '../../util/edits.ts'

/**
 * Returns the changes of a container's fences. A container has more colons than those inside it. Other generators close an open one at the end
 * of a page, a list, or a container, but in Docs, an open container is an error.
 */
export function fenceEdits(node: MarkdownNode, text: string): Edit[] {
  const [start, end] = rangeOf(node)
  const source = text.slice(start, end)
  const written = colonsOf(source)
  const fence = ':'.repeat(Math.max(written, depthOf(node, text)))
  const more = fence.slice(written)
  const edits: Edit[] = more ? [{ start, end: start, text: more }] : []
  if (closingLine(source)) return more ? [...edits, { start: end, end, text: more }] : edits
  const closing = /\n[ \t>]*$/.test(source) ? `${fence}\n` : `\n${fence}`
  return [...edits, { start: end, end, text: withIndent(closing, text, start) }]
}

/** Returns the line that closes a container, or an empty string if it's open. */
export function closingLine(source: string): string {
  const [last = ''] = /\n[ \t>]*:{3,}[ \t]*$/.exec(source) ?? []
  return last.replace(/[^:]/g, '').length >= colonsOf(source) ? last : ''
}

/** Returns the number of colons that a directive needs: more than those inside it. */
function depthOf(node: MarkdownNode, text: string): number {
  const depths = (node.children ?? []).map(
    (child) => depthOf(child, text) + (child.type === 'containerDirective' ? 1 : 0),
  )
  const own = node.type === 'containerDirective' ? colonsOf(text.slice(...rangeOf(node))) : 0
  return Math.max(own, ...depths)
}

function colonsOf(source: string): number {
  return /^:*/.exec(source)![0].length
}
