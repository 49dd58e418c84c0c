import type { ComponentUse } from '../../model/component.ts'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../../util/position-at.ts'
import type { Directive } from './directive-node.ts'

/**
 * Returns the use of a component in a directive.
 *
 * @param props The values that the component receives.
 * @param source The text that the node's offsets refer to.
 */
export function directiveUse(node: Directive, props: Record<string, unknown>, source: string): ComponentUse {
  const position = nodePosition(node, 1)
  const positions = attributePositions(node, source)
  return {
    name: node.name,
    component: node.name,
    syntax: node.type === 'containerDirective' ? 'container' : 'directive',
    position,
    props: Object.entries(props).map(([name, value]) => ({
      name,
      code: JSON.stringify(value),
      isLiteral: true,
      position: positions.get(name) ?? position,
    })),
    ...(node.children.length > 0 && { children: islandChildren(node.children) }),
  }
}

/** Returns how a hydrated component receives its children. */
export function islandChildren(children: readonly { type: string }[]): 'text' | 'element' | 'any' {
  if (children.every(({ type }) => type === 'text')) return 'text'
  return children.every(({ type }) => type === 'text' || type === 'mdxTextExpression') ? 'any' : 'element'
}

/** Matches an attribute: `#id`, `.class`, `name`, or `name=value`. */
const attribute =
  /\s*(?:([#.])[^\s#.}=]+|([^\s"'<=>`{}#.][^\s"'<=>`{}]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<=>`}]+))?)/y

/** Returns the positions of a directive's attributes. */
export function attributePositions(node: Directive, source: string): Map<string, Position> {
  const attributes = [...writtenAttributes(node, source)]
  return new Map(attributes.map(([key, { offset, text }]) => [key, positionAt(source, offset, text.length)]))
}

/** An attribute as written in the source, such as `label="Clicks"`. */
interface WrittenAttribute {
  offset: number
  text: string
}

/**
 * Finds a directive's attributes in the source, because the parser neither returns their positions nor distinguishes `label=""` from
 * `label`.
 */
export function writtenAttributes({ name, position }: Directive, source: string): Map<string, WrittenAttribute> {
  const found = new Map<string, WrittenAttribute>()
  const start = position?.start.offset
  if (start === undefined) return found
  let at = start
  while (source[at] === ':') at++
  while (source[at] === ' ' || source[at] === '\t') at++
  if (!source.startsWith(name, at)) return found
  at = endOfLabel(source, at + name.length)
  if (source[at] !== '{') return found
  attribute.lastIndex = at + 1
  for (let match = attribute.exec(source); match; match = attribute.exec(source)) {
    const text = match[0].trimStart()
    const key = match[2] ?? (match[1] === '#' ? 'id' : 'class')
    found.set(key, { offset: attribute.lastIndex - text.length, text })
  }
  return found
}

/** Returns the offset after a label in brackets, or the given offset if there is no label. */
function endOfLabel(source: string, start: number): number {
  if (source[start] !== '[') return start
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') depth++
    else if (source[at] === ']' && --depth === 0) return at + 1
  }
  return start
}
