import type { MarkdownNode, Program } from '@docs-engine/cli/internal'
import { markForeign } from '../../model/foreign.ts'
import { type Edit, rangeOf } from '../../util/edits.ts'
import { escapeText } from '../../util/escape-text.ts'
import { knownValue } from '../../util/mdx.ts'
import { namesIn } from '../../util/names-in.ts'
import type { PagePart } from './page-part.ts'

/** What the import knows about an expression. */
type Known =
  /** Docs evaluates it. */
  | { kind: 'kept' }
  /** It depends on the old page, so that its value takes its place. */
  | { kind: 'value'; value: unknown }
  | { kind: 'foreign' }

/** Converts an expression in the text of a page. Comments stay as they are. */
export function convertExpression(node: MarkdownNode, part: PagePart): Edit[] {
  const program = node.data?.estree
  if (!program || program.body.length === 0) return []
  const known = knownOf(program, part)
  if (known.kind === 'kept') return []
  const [start, end] = rangeOf(node)
  if (known.kind === 'value') {
    const isText = typeof known.value === 'string' || typeof known.value === 'number'
    return [{ start, end, text: isText ? escapeText(String(known.value)) : '' }]
  }
  const source = part.text.slice(start, end)
  const reason = `The value of \`${source.slice(0, 60)}\` isn’t known until the old site runs, so it’s missing.`
  const todo = 'Replace the expression with its value.'
  const mark = markForeign(part.page, { kind: 'expression', name: '{…}', reason, todo, source, otherwise: '' })
  return [{ start, end, text: mark }]
}

/** Evaluates an expression of a page without running code of the old site. */
export function knownOf(program: Program, part: PagePart): Known {
  const { imports, scope, file, page } = part
  const names = namesIn(program)
  if (names.some((name) => imports.get(name)?.kind === 'foreign')) return { kind: 'foreign' }
  const known = knownValue(program, { imports, scope, isPartial: file !== page.file })
  if (!known) return { kind: 'foreign' }
  return names.includes('frontmatter') ? { kind: 'value', ...known } : { kind: 'kept' }
}
