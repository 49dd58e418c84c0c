import { isElement, type MarkdownNode } from './markdown-node.ts'
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
    (!isTop && node.children && !isElement(node) && hasDirective(node))
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

/** A part of a page's text to replace. The positions refer to the text of the page. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Returns a node's source text without the indentation and `>` of the blocks that contain it. */
export function sourceSlice(node: MarkdownNode, page: PageContext): string {
  return withEdits(node, page, [])
}

/** Returns a node's source text with changes. */
export function withEdits(node: MarkdownNode, page: PageContext, edits: readonly Edit[]): string {
  const { start, end } = node.position!
  const quote = new RegExp(`^(?:[ \\t]*>[ \\t]?){0,${page.quotes}}`)
  const indent = linePrefix(node, page).replace(quote, '').length
  let text = ''
  let at = start.offset!
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += page.text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return (text + page.text.slice(at, end.offset))
    .split('\n')
    .map((line, i) => (i === 0 ? line : line.replace(quote, '').replace(new RegExp(`^[ \\t]{0,${indent}}`), '')))
    .join('\n')
}

/** Returns what is before a node on its line. */
export function linePrefix({ position }: MarkdownNode, { text }: PageContext): string {
  const { offset } = position!.start
  return text.slice(text.lastIndexOf('\n', offset! - 1) + 1, offset)
}
