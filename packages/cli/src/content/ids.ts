import type { Element, Root } from 'hast'
import type { Message, Place } from '../types.ts'
import { placeOfNode } from './place-of-node.ts'
import { visit } from './visit.ts'

/**
 * Reports each id that is on the page more than once: a link can lead to the first one only.
 *
 * @param tree The page's tree, with the ids of its headings.
 * @param anchors All ids of the drawn page, those of components included.
 */
export function checkIds(tree: Root, anchors: string[], report: (message: Omit<Message, 'file'>) => void): void {
  const counted = new Map<string, number>()
  for (const id of anchors) counted.set(id, (counted.get(id) ?? 0) + 1)
  const repeated = [...counted].filter(([, count]) => count > 1).map(([id]) => id)
  if (repeated.length === 0) return
  const places = collectPlaces(tree)
  for (const id of repeated) {
    const [first, second] = places.get(id) ?? []
    report({
      ruleId: 'duplicate-id',
      fatal: false,
      ...(second ?? first ?? { line: 1, column: 1 }),
      reason: `The id \`${id}\` is on this page more than once${first && second ? `, first in line ${first.line}` : ''}.`,
      note: 'A link leads to the first one. Give the other a name of its own: `## Heading {#its-name}`.',
    })
  }
}

function collectPlaces(tree: Root): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  visit(tree, 'element', (node: Element, _, parent) => {
    const { id, name } = node.properties
    const ids = new Set([id, node.tagName === 'a' ? name : undefined].filter((value) => typeof value === 'string'))
    const placed = node.position ? node : parent?.type === 'element' ? parent : node
    for (const value of ids) places.set(value, [...(places.get(value) ?? []), placeOfNode(placed, 1)])
  })
  return places
}
