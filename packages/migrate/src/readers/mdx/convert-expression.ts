import type { JsNode, MarkdownNode, Program } from '@docs-engine/cli/internal'
import { markForeign } from '../../model/foreign.ts'
import { type Edit, rangeOf, removed } from '../../util/edits.ts'
import { escapeText } from '../../util/escape-text.ts'
import { knownValue } from '../../util/mdx.ts'
import { namesIn } from '../../util/names-in.ts'
import { type MdxPart, placeOf } from './mdx-part.ts'

/** What the import knows about an expression. */
type Known =
  /** Docs evaluates it. */
  | { kind: 'kept' }
  /** It depends on the old page, so that its value takes its place. */
  | { kind: 'value'; value: unknown }
  | { kind: 'foreign' }

/** Converts an expression in the text of a page, or a comment, which can also contain the ID of a heading. */
export function convertExpression(node: MarkdownNode, part: MdxPart): Edit[] {
  const program = node.data?.estree
  if (!program) return []
  const [start, end] = rangeOf(node)
  if (program.body.length === 0) {
    const comment = (node.value ?? '').trim().replace(/^\/\*|\*\/$/g, '')
    const id = /^\s*#([^\s{}]+)\s*$/.exec(comment)?.[1]
    if (id && node.type === 'mdxTextExpression') return [{ start, end, text: `{#${id}}` }]
    if (part.target.endsWith('.mdx')) return []
    return [
      comment ? { start, end, text: `<!--${comment.replaceAll('--', '- -')}-->` } : removed(start, end, part.text),
    ]
  }
  const known = knownOf(program, part)
  if (known.kind === 'kept') return []
  if (known.kind === 'value') {
    const isText = typeof known.value === 'string' || typeof known.value === 'number'
    return [{ start, end, text: isText ? escapeText(String(known.value)) : '' }]
  }
  const source = part.text.slice(start, end)
  const mark = markForeign(part.page, {
    kind: 'expression',
    name: '{…}',
    reason: `The value of \`${source.slice(0, 60)}\` isn’t known until the old site runs, so it’s missing.`,
    source,
    place: placeOf(node, part),
    otherwise: '',
  })
  return [{ start, end, text: mark }]
}

/** Evaluates an expression of a page without running code of the old site. */
export function knownOf(program: Program, part: MdxPart): Known {
  const { imports, scope, file, page } = part
  const names = namesIn(program)
  const expression = program.body[0]?.expression as JsNode | undefined
  // A component can call a function that it gets as its child, but Docs only renders values.
  const isFunction = /Function/.test(expression?.type ?? '')
  if (isFunction || names.some((name) => imports.get(name)?.kind === 'foreign')) return { kind: 'foreign' }
  const known = knownValue(program, { imports, scope, isPartial: file !== page.file })
  if (!known) return { kind: 'foreign' }
  return names.includes('frontmatter') ? { kind: 'value', ...known } : { kind: 'kept' }
}
