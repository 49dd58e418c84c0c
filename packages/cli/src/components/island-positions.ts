import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import type { Root } from 'hast'
import type { ReportMessage } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { nodePosition } from '../util/node-position.ts'
import { visit } from '../util/visit.ts'

/**
 * Returns the positions of the directives that use components, in document order, grouped by the name of the component. Reports components
 * that don't exist.
 *
 * @param directiveNames Names of directives. An author may have written one of them like the name of a component.
 * @param source.clamp Corrects a position outside of the source.
 */
export function islandPositions(
  tree: Root,
  islands: Record<string, unknown>,
  directiveNames: readonly string[],
  { clamp, report }: { clamp: (position: Position) => Position; report: ReportMessage },
): Record<string, Position[]> {
  const positions: Record<string, Position[]> = Object.create(null)
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'docs-island') return
    const name = String(node.properties.name)
    positions[name] ??= []
    positions[name].push(clamp(nodePosition(node, 1)))
    if (islands[name]) return
    report({
      ruleId: 'component',
      fatal: true,
      ...nodePosition(node, 1),
      reason: `No component \`${name}\` in \`content/_components\`.`,
      ...didYouMean(
        nearest(name, [...Object.keys(islands), ...directiveNames]),
        `Create \`content/_components/${name}.tsx\` with a default export.`,
      ),
    })
  })
  return positions
}
