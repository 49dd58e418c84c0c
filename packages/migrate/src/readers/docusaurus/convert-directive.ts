import { admonitions, type MarkdownNode } from '@docs-engine/cli/internal'
import { type Edit, rangeOf, removed, withIndent } from '../../util/edits.ts'
import { loseNode, type MdxPart } from '../mdx/mdx-part.ts'

/**
 * Converts an admonition. Those that Docs doesn't have become notes, and other directives their contents.
 *
 * @param keywords The names of admonitions.
 */
export function convertDirective(
  node: MarkdownNode,
  part: MdxPart,
  inside: () => Edit[],
  keywords: readonly string[],
): Edit[] {
  const { text } = part
  const name = node.name ?? ''
  const [start, end] = rangeOf(node)
  const source = text.slice(start, end)
  const written = colonsOf(source)
  const [last = ''] = /\n[ \t>]*:{3,}[ \t]*$/.exec(source) ?? []
  const isClosed = last.replace(/[^:]/g, '').length >= written
  const isKnown = Object.hasOwn(admonitions, name)
  const isNote = keywords.includes(name)
  if (!isKnown) {
    const note = isNote ? 'It becomes a note.' : 'Its contents are kept.'
    loseNode(node, part, { kind: 'directive', name, reason: `The directive \`:::${name}\` is unknown. ${note}` })
  }
  if (!isKnown && !isNote) {
    const first = /^[^\n]*/.exec(source)![0]
    const closing = isClosed ? [{ start: end - last.length, end, text: '' }] : []
    return [removed(start, start + first.length, text), ...inside(), ...closing]
  }
  const fence = ':'.repeat(Math.max(written, depthOf(node, text)))
  const edits: Edit[] = isKnown ? [] : [{ start: start + written, end: start + written + name.length, text: 'note' }]
  const more = fence.slice(written)
  if (more) edits.push({ start, end: start, text: more })
  if (more && isClosed) edits.push({ start: end, end, text: more })
  // Docusaurus closes an open directive at the end of a page, a list, or a directive. In the engine, an unclosed directive is an error.
  if (!isClosed) {
    const closing = /\n[ \t>]*$/.test(source) ? `${fence}\n` : `\n${fence}`
    edits.push({ start: end, end, text: withIndent(closing, text, start) })
  }
  return [...edits, ...inside()]
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
