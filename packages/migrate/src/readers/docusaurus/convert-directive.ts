import type { MarkdownNode } from '@docs-engine/cli/internal'
import { type Edit, rangeOf, removed, withIndent } from '../../util/edits.ts'
import { type PagePart, warn } from './docusaurus-context.ts'

const admonitions = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success'])

/** Converts an admonition. Those that Docs doesn't have become notes, and other directives their contents. */
export function convertDirective(node: MarkdownNode, part: PagePart, inside: () => Edit[]): Edit[] {
  const { text, context } = part
  const name = node.name ?? ''
  const [start, end] = rangeOf(node)
  const source = text.slice(start, end)
  const colons = /^:*/.exec(source)![0]
  const [last = ''] = /\n[ \t>]*:{3,}[ \t]*$/.exec(source) ?? []
  const isClosed = last.trim().replace(/^[>\s]+/, '').length >= colons.length
  const isNote = name === 'secondary' || context.admonitions.includes(name)
  if (!admonitions.has(name) && name !== 'secondary') {
    const note = isNote ? 'It becomes a note.' : 'Its contents are kept.'
    warn(part, 'directive', name, `The directive \`:::${name}\` is unknown.`, node, note)
  }
  if (!admonitions.has(name) && !isNote) {
    const first = /^[^\n]*/.exec(source)![0]
    const closing = isClosed ? [{ start: end - last.length, end, text: '' }] : []
    return [removed(start, start + first.length, text), ...inside(), ...closing]
  }
  const edits: Edit[] = []
  if (!admonitions.has(name))
    edits.push({ start: start + colons.length, end: start + colons.length + name.length, text: 'note' })
  // Docusaurus closes an open directive at the end of a page or list. In the engine, an unclosed directive is an error.
  if (!isClosed)
    edits.push({ start: end, end, text: withIndent(`${source.endsWith('\n') ? '' : '\n'}${colons}`, text, start) })
  return [...edits, ...inside()]
}
