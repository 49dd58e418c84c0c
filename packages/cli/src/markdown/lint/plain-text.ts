import type { Heading, Nodes, Paragraph, Parents, Root, TableCell, Text } from 'mdast'
import { SKIP, visit } from '../../util/visit.ts'

/** The source of a paragraph, heading, or table cell. */
export interface TextBlock {
  node: Paragraph | Heading | TableCell
  /** The text as written. */
  written: string
  /** Offset of `written` in the source of the page. */
  start: number
}

/** Calls a function with each paragraph, heading, and table cell that has a position. */
export function visitTextBlocks(tree: Root, source: string, found: (block: TextBlock) => void): void {
  visit(tree, (node) => {
    if (!isTextBlock(node)) return undefined
    const start = node.position?.start.offset
    if (start !== undefined) found({ node, written: source.slice(start, node.position!.end.offset), start })
    return SKIP
  })
}

/** Returns whether a node is a paragraph, heading, or table cell. */
export function isTextBlock(node: Nodes): node is Paragraph | Heading | TableCell {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
}

/** Returns the source of a block, with everything that isn't plain text (code, links, HTML, expressions) replaced by spaces. */
export function plainText({ node: container, written, start }: TextBlock): string {
  const parts: string[] = []
  let at = 0
  const blank = (node: Nodes) => {
    const from = (node.position?.start.offset ?? start) - start
    const to = (node.position?.end.offset ?? start) - start
    if (to <= from || from < at) return
    parts.push(written.slice(at, from), ' '.repeat(to - from))
    at = to
  }
  const visitChildren = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type === 'emphasis' || child.type === 'strong' || child.type === 'delete') visitChildren(child)
      else if (child.type !== 'text' || isComputed(child)) blank(child)
    }
  }
  visitChildren(container)
  return parts.join('') + written.slice(at)
}

/** Returns whether a node is text that isn't in the source: the value of an expression or attribute, with the position of its element. */
export function isComputed(node: Nodes): node is Text {
  return 'isComputed' in node
}

/** Replaces HTML comments with spaces, because tags inside a comment aren't shown. */
export function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
}
