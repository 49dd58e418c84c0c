import { isElement, type MarkdownNode } from '@docs-engine/cli/internal'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { VFileMessage } from 'vfile-message'
import { containerDirectives } from '../../util/directive-syntax.ts'

export type ParsedMdx = { tree: MarkdownNode } | { error: { reason: string; line: number; column: number } }

/**
 * Parses a preprocessed page. If `isMdx` is false, the page is parsed as plain Markdown, in which elements are HTML rather than components.
 *
 * @param directives Default: only those around blocks. The plugins of a site also see directives such as `::name` and `:name`.
 */
export function parseMdx(source: string, isMdx: boolean, directives = containerDirectives): ParsedMdx {
  const base = unified().use(remarkParse).use(remarkGfm).use(directives)
  try {
    return { tree: (isMdx ? base.use(remarkMdx) : base).parse(source) as unknown as MarkdownNode }
  } catch (error) {
    const { reason, message, line, column } = error as VFileMessage
    return { error: { reason: reason ?? message, line: line ?? 1, column: column ?? 1 } }
  }
}

/** Whether a tree contains elements, modules, or expressions, which only MDX has. Comments and what `<Head>` contains don't count. */
export function needsMdx(node: MarkdownNode): boolean {
  if (node.type === 'mdxjsEsm') return true
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return (node.data?.estree?.body.length ?? 1) > 0
  if (isElement(node)) return !/^head$/i.test(node.name ?? '')
  return (node.children ?? []).some(needsMdx)
}
