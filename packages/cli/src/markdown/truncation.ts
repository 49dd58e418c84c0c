import type { Element, Root } from 'hast'

/**
 * Marks the end of the beginning of a blog post, which the blog's lists show. It is the position of the comment `<!-- truncate -->`, or
 * the same comment in the syntax of MDX. Changes the tree in place.
 */
export function markTruncation(tree: Root, text: string): void {
  const match = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/m.exec(text)
  if (!match) return
  const line = text.slice(0, match.index).split('\n').length
  const next = tree.children.findIndex(({ position }) => (position?.start.line ?? 0) > line)
  const mark: Element = { type: 'element', tagName: 'span', properties: { 'data-truncate': '' }, children: [] }
  tree.children.splice(next === -1 ? tree.children.length : next, 0, mark)
}
