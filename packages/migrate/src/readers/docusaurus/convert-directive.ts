import { admonitions, type MarkdownNode } from '@docs-engine/cli/internal'
import { type Edit, rangeOf, removed } from '../../util/edits.ts'
import { closingLine, fenceEdits } from '../mdx/directive-fences.ts'
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
  if (Object.hasOwn(admonitions, name)) return [...fenceEdits(node, text), ...inside()]
  const isNote = keywords.includes(name)
  const note = isNote ? 'It becomes a note.' : 'Its contents are kept.'
  loseNode(node, part, { kind: 'directive', name, reason: `The directive \`:::${name}\` is unknown. ${note}` })
  const at = start + source.indexOf(name)
  if (isNote) return [...fenceEdits(node, text), { start: at, end: at + name.length, text: 'note' }, ...inside()]
  const first = /^[^\n]*/.exec(source)![0]
  const closing = closingLine(source)
  return [
    removed(start, start + first.length, text),
    ...inside(),
    ...(closing ? [{ start: end - closing.length, end, text: '' }] : []),
  ]
}
