import type { MarkdownNode } from './markdown-node.ts'
import type { PageContext } from './page-context.ts'
import { verbatim } from './write-markdown.ts'

/** Node types that can't be written without their parent. */
const structural = new Set(['listItem', 'tableRow', 'tableCell'])

/**
 * Converts an unchanged node so that it's written as its source text. If that isn't possible for the node itself, its children are
 * converted instead.
 */
export function asWritten(node: MarkdownNode, page: PageContext, isTop: boolean): MarkdownNode {
  const deeper = node.type === 'blockquote' ? { ...page, quotes: page.quotes + 1 } : page
  if (
    structural.has(node.type) ||
    node.data?.directiveLabel ||
    !node.position ||
    (!isTop && node.children && hasDirective(node))
  ) {
    return {
      ...node,
      ...(node.children && { children: node.children.map((child) => asWritten(child, deeper, false)) }),
    }
  }
  const slice = verbatim(sourceSlice(node, page), node)
  // Keep nested paragraphs, because the serializer expects a paragraph in a task list item.
  return node.type === 'paragraph' && !isTop ? { ...node, children: [slice] } : slice
}

/**
 * Returns whether a node contains a directive. The number of colons around a directive depends on its contents, so the serializer needs the
 * tree.
 */
function hasDirective(node: MarkdownNode): boolean {
  return node.type === 'containerDirective' || (node.children?.some(hasDirective) ?? false)
}

/** Returns a node's source text without the indentation and `>` of the blocks that contain it. */
export function sourceSlice(node: MarkdownNode, page: PageContext): string {
  const { start, end } = node.position!
  const before = page.text.slice(page.text.lastIndexOf('\n', start.offset! - 1) + 1, start.offset)
  const quote = new RegExp(`^(?:[ \\t]*>[ \\t]?){0,${page.quotes}}`)
  const indent = before.replace(quote, '').length
  return page.text
    .slice(start.offset, end.offset)
    .split('\n')
    .map((line, i) => (i === 0 ? line : line.replace(quote, '').replace(new RegExp(`^[ \\t]{0,${indent}}`), '')))
    .join('\n')
}
