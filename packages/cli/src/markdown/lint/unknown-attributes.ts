import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { admonitionOf, containerNames, leafNames, textNames } from '../syntax/directive-names.ts'
import { type Directive, isComponentName, isDirective, isElement } from '../syntax/directive-node.ts'
import { attributePositions } from '../syntax/directive-use.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Reports attributes of the engine's own directives that have no effect. */
export const unknownAttributes: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  visit(tree, (node) => {
    if (isDirective(node) && !isElement(node)) reportUnknown(node, source, report)
  })
}

function reportUnknown(node: Directive, source: string, report: ReportMessage): void {
  const attributes = Object.keys(node.attributes ?? {})
  // A name that starts with a capital letter is a component, and its attributes are props.
  if (attributes.length === 0 || isComponentName(node.name)) return
  const name = node.name.toLowerCase()
  const kinds = { containerDirective: containerNames, leafDirective: leafNames, textDirective: textNames }[node.type]
  const kind = kinds[admonitionOf(name)?.type ?? name]
  if (!kind) return
  const known = kind.attributes ?? []
  const unknown = attributes.filter((attribute) => !known.includes(attribute))
  if (unknown.length === 0) return
  const positions = attributePositions(node, source)
  for (const attribute of unknown) {
    // A title is written in brackets, so it isn't an attribute.
    const isTitle = !known.includes('title') && nearest(attribute, ['title', ...known]) === 'title'
    const near = isTitle ? undefined : nearest(attribute, known)
    report({
      ruleId: 'markdown',
      fatal: false,
      ...(positions.get(attribute) ?? nodePosition(node, 1)),
      reason: `The attribute \`${attribute}\` of \`${node.name}\` has no effect.`,
      ...didYouMean(near, noteForAttribute(isTitle ? 'title' : attribute, node.name, known)),
    })
  }
}

function noteForAttribute(attribute: string, name: string, known: string[]): string {
  if (attribute === 'title') return `Write the title in brackets: \`:::${name}[A title]\`.`
  return known.length > 0
    ? `Known attributes: ${known.map((each) => `\`${each}\``).join(', ')}.`
    : 'Remove it. This directive has no attributes.'
}
