import type { Root } from 'hast'
import { nearest } from '../nearest.ts'
import type { Message } from '../types.ts'
import { placeOfNode } from './place-of-node.ts'
import { visit } from './visit.ts'

/** Names of the components a page uses, sorted. */
export function islandNames(tree: Root): string[] {
  const names = new Set<string>()
  visit(tree, 'element', (node) => {
    if (node.tagName === 'docs-island') names.add(String(node.properties.name))
  })
  return [...names].sort()
}

/** Reports the components that are not there. */
export function checkIslands(
  tree: Root,
  islands: Record<string, unknown>,
  report: (message: Omit<Message, 'file'>) => void,
) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'docs-island') return
    const name = String(node.properties.name)
    if (islands[name]) return
    const near = nearest(name, Object.keys(islands))
    report({
      ruleId: 'component',
      fatal: true,
      ...placeOfNode(node, 1),
      reason: `No component \`${name}\` in \`content/_components\`.`,
      note: near ? `Did you mean \`${near}\`?` : `Write \`content/_components/${name}.tsx\` with a default export.`,
      ...(near && { suggestion: near }),
    })
  })
}
