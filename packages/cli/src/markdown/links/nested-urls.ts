import type { Link, Nodes, Root, RootContent } from 'mdast'
import { visit } from '../../util/visit.ts'

/**
 * Turns bare URLs between a raw `<a>` and its `</a>` back into text. GFM turns them into links, but HTML doesn't allow links
 * inside links, so the outer link would have no text.
 */
export function unlinkNestedUrls(tree: Root, source: string): void {
  if (!/<a\s/i.test(source)) return
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => type === 'html')) return
    let depth = 0
    node.children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
      if (child.type === 'html') depth = Math.max(0, depth + openedLinks(child.value))
      return depth > 0 && isBareUrl(child, source) ? child.children : [child]
    }) as never
  })
}

function openedLinks(html: string): number {
  return (html.match(/<a(?=[\s>])/gi)?.length ?? 0) - (html.match(/<\/a(?=[\s>])/gi)?.length ?? 0)
}

function isBareUrl(node: Nodes, source: string): node is Link {
  if (node.type !== 'link' || node.children.length !== 1) return false
  // A link without a position is a bare URL that follows an HTML tag.
  if (!node.position) return true
  const [text] = node.children
  return text?.type === 'text' && source.slice(node.position.start.offset, node.position.end.offset) === text.value
}
