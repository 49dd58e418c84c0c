import type { Link, Nodes, Root, RootContent } from 'mdast'
import { visit } from '../../util/visit.ts'

/**
 * Turns bare URLs between a raw `<a>` and its `</a>` back into text. GFM makes links of them, but HTML has no links
 * inside of links: the outer one would end up without text.
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
  // Bare URLs that GFM turns into links after an HTML tag have no position.
  if (!node.position) return true
  const [text] = node.children
  return text?.type === 'text' && source.slice(node.position.start.offset, node.position.end.offset) === text.value
}
