import type { Root } from 'hast'
import type { ReportMessage } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { nearest } from '../util/nearest.ts'
import { nodePosition } from '../util/node-position.ts'
import { visit } from '../util/visit.ts'

/**
 * Where components are called, by name, in the order of the page.
 *
 * @param inside Makes a place in the tree one in the file.
 */
export function islandPositions(tree: Root, inside: (place: Position) => Position): Record<string, Position[]> {
  const places: Record<string, Position[]> = Object.create(null)
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'docs-island') return
    const name = String(node.properties.name)
    places[name] ??= []
    places[name].push(inside(nodePosition(node, 1)))
  })
  return places
}

/** Reports components that don't exist. */
export function checkIslands(tree: Root, islands: Record<string, unknown>, report: ReportMessage) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'docs-island') return
    const name = String(node.properties.name)
    if (islands[name]) return
    const near = nearest(name, Object.keys(islands))
    report({
      ruleId: 'component',
      fatal: true,
      ...nodePosition(node, 1),
      reason: `No component \`${name}\` in \`content/_components\`.`,
      note: near ? `Did you mean \`${near}\`?` : `Create \`content/_components/${name}.tsx\` with a default export.`,
      ...(near && { suggestion: near }),
    })
  })
}
