import type { Element, Root } from 'hast'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { shellIds } from '../engine-ids.ts'
import type { LintedPage, LintRule } from './rule.ts'

/**
 * Reports each ID that occurs on the page more than once, because links can only point to the first occurrence. Also reports IDs that the
 * page's layout already uses.
 */
export const duplicateIds: LintRule<LintedPage> = ({ tree, anchors }, report) => {
  const counted = new Map<string, number>()
  for (const id of anchors) counted.set(id, (counted.get(id) ?? 0) + 1)
  const repeated = [...counted].filter(([id, count]) => count > 1 || shellIds.includes(id)).map(([id]) => id)
  if (repeated.length === 0) return
  const positions = collectPositions(tree)
  for (const id of repeated) {
    const isReserved = shellIds.includes(id)
    const [first, second] = positions.get(id) ?? []
    const where = isReserved ? ', in the page’s layout' : first && second ? `, first on line ${first.line}` : ''
    report({
      ruleId: 'duplicate-id',
      fatal: false,
      ...((isReserved ? first : (second ?? first)) ?? { line: 1, column: 1 }),
      reason: `The ID \`${id}\` occurs more than once on this page${where}.`,
      note: 'Links point to the first one. Give the other one a unique ID: `## Heading {#unique-id}`.',
    })
  }
}

function collectPositions(tree: Root): Map<string, Position[]> {
  const positions = new Map<string, Position[]>()
  visit(tree, 'element', (node: Element, _, parent) => {
    const { id, name } = node.properties
    const ids = new Set([id, node.tagName === 'a' ? name : undefined].filter((value) => typeof value === 'string'))
    const positioned = node.position ? node : parent?.type === 'element' ? parent : node
    for (const value of ids) positions.set(value, [...(positions.get(value) ?? []), nodePosition(positioned, 1)])
  })
  return positions
}
