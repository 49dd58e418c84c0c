import type { Definition, Root } from 'mdast'
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
