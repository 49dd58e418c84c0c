import { nearest } from '@docs-engine/shared/nearest.ts'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { admonitionOf, bareContainers, containerNames, leafNames } from '../syntax/directive-names.ts'
import { isComponentName } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports directives on a line of their own whose names are unknown. */
export const unknownDirectives: LintRule<LintedMarkdown> = (checked, report) => {
  visit(checked.tree, (node) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return
    if (isUnknown(node, checked.pluginNames)) reportUnknown(node, checked, report)
  })
}

/** Returns whether neither the engine nor a plugin knows a directive, which isn’t a component either. */
export function isUnknown({ type, name }: ContainerDirective | LeafDirective, pluginNames: readonly string[]): boolean {
  if (isComponentName(name) || pluginNames.includes(name)) return false
  return type === 'containerDirective' ? !isContainerName(name) : !Object.hasOwn(leafNames, name)
}

function isContainerName(name: string): boolean {
  const key = name.toLowerCase()
  return Object.hasOwn(containerNames, key) || admonitionOf(key) !== undefined || bareContainers.includes(key)
}

const containers = Object.keys(containerNames)
const leaves = Object.keys(leafNames)

function reportUnknown(
  node: ContainerDirective | LeafDirective,
  { pluginNames, componentNames }: LintedMarkdown,
  report: ReportMessage,
): void {
  const isContainer = node.type === 'containerDirective'
  const colons = isContainer ? ':::' : '::'
  const known = [...(isContainer ? containers : leaves), ...pluginNames]
  const near = nearest(node.name, [...known, ...containers, ...componentNames])
  const needsContent = !isContainer && near !== undefined && containers.includes(near)
  report({
    ruleId: 'markdown',
    // After two colons, a name that isn't similar to a known one may be intended as text if neither a label nor attributes follow.
    fatal:
      isContainer || near !== undefined || node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0,
    ...nodePosition(node, 1),
    reason:
      needsContent && near === node.name
        ? `\`::${node.name}\` needs content.`
        : `Unknown directive \`${colons}${node.name}\`.`,
    note: needsContent
      ? `Write three colons, put the text on lines of its own, and close it: \`:::${near}\` … \`:::\`.`
      : near
        ? `Did you mean \`${colons}${near}\`?`
        : `Known directives: ${known.join(', ')}, and components, whose names start with a capital letter.${isContainer ? '' : ` With three colons and text: ${containers.join(', ')}.`}`,
    ...(near && !needsContent && { suggestion: near }),
  })
}
