import type { Definition, Link, Nodes, Root, RootContent } from 'mdast'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { formatPosition } from '../positions.ts'

/**
 * Sets the URL attribute of links and images to the URL as written in the source. For references, also stores the
 * position of the definition.
 */
export function applyReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'link') setProperties(node, { href: node.url })
    else if (node.type === 'image') setProperties(node, { src: node.url })
    else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier)
      if (!definition) return
      used.add(node.identifier)
      setProperties(node, {
        [node.type === 'linkReference' ? 'href' : 'src']: definition.url,
        dataDocsPlace: formatPosition(nodePosition(definition)),
      })
    }
  })
  // The Markdown copy doesn't contain comments.
  visit(tree, 'definition', (node) => {
    if (isWithoutTarget(node) && !used.has(node.identifier)) Object.assign(node, { isComment: true })
  })
}

/**
 * Returns whether a definition has no target, such as `[//]: # (text)` or `[comment]: <> (text)`. If nothing refers to it, it's a common
 * way to write a comment.
 */
export function isWithoutTarget({ url }: Definition): boolean {
  return url === '#' || url === ''
}

function setProperties(node: { data?: object }, properties: Record<string, string>): void {
  const data = node.data as { hProperties?: object } | undefined
  node.data = { ...data, hProperties: { ...data?.hProperties, ...properties } }
}

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
