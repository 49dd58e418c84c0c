import type { ComponentUse, UsedProp } from '../../model/component.ts'
import { isPlainObject } from '../../util/plain-data.ts'
import type { JsxElement } from './jsx-element.ts'
import { ChildNodes } from './mdx-context.ts'
import { JsxValue } from './static-value.ts'
import type { JsNode, JsxAttribute } from './syntax-tree.ts'

/**
 * Returns the use of a component in a JSX element.
 *
 * @param component The component, as in `ComponentUse`.
 * @param children How a component receives the element's children, if there are any.
 */
export function elementUse(
  component: string,
  element: JsxElement,
  children: NonNullable<ComponentUse['children']>,
): ComponentUse {
  const { values, nodes, hasUnknownSpread } = element.attributes
  const position = element.inPage(element.positionOf())
  const props = Object.entries(nodes)
    .filter(([name]) => name !== 'key')
    .map(
      ([name, node]): UsedProp => ({
        name,
        code: Object.hasOwn(values, name) ? shortCode(values[name]) : 'any',
        isLiteral: isLiteralAttribute(node),
        position: element.inPage(element.positionOf(name)),
      }),
    )
  if (hasUnknownSpread) props.push({ name: '', code: 'any', isLiteral: false, position })
  const use: ComponentUse = { name: element.name, component, syntax: 'element', position, props }
  return element.written.length > 0 ? { ...use, children } : use
}

/** Maximum length of a value, in characters. Longer values aren't checked, because pages are kept in memory. */
const maxCodeLength = 10_000

function shortCode(value: unknown): string {
  const code = codeOf(value, new Set())
  return code.length > maxCodeLength ? 'any' : code
}

/** Writes a value as a TypeScript expression. */
function codeOf(value: unknown, outer: Set<unknown>): string {
  if (value === undefined) return 'undefined'
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  if (typeof value === 'number') return String(value)
  if (value instanceof JsxValue || value instanceof ChildNodes) return 'element'
  if (typeof value !== 'object' || outer.has(value)) return 'any'
  const inner = new Set(outer).add(value)
  if (Array.isArray(value)) return `[${value.map((item) => codeOf(item, inner)).join(', ')}]`
  if (!isPlainObject(value) || '$$typeof' in value) return 'any'
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${codeOf(item, inner)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

function isLiteralAttribute({ type, value }: JsxAttribute): boolean {
  if (type !== 'mdxJsxAttribute') return false
  if (typeof value !== 'object' || value === null) return true
  const [statement] = value.data?.estree?.body ?? []
  return statement !== undefined && isLiteral(statement.expression as JsNode)
}

function isLiteral(node: JsNode | null): boolean {
  if (node === null) return true
  switch (node.type) {
    case 'Literal':
      return true
    case 'UnaryExpression':
      return isLiteral(node.argument as JsNode)
    case 'ArrayExpression':
      return (node.elements as (JsNode | null)[]).every(isLiteral)
    case 'ObjectExpression':
      return (node.properties as JsNode[]).every(
        (property) => property.type === 'Property' && isLiteral(property.value as JsNode),
      )
    default:
      return false
  }
}
