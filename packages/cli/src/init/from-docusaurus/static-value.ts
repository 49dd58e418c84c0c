import type { JsNode, Program } from './markdown-node.ts'

/** The values that a page's imports and `export const` statements define, by name. */
export type Scope = Map<string, unknown>

/** Stands for the value of an expression that can be evaluated only in the browser or in the original site's build. */
export const unknown = Symbol('not static')

/** Evaluates an expression. Returns `unknown` if the value isn't known from the source text alone. */
export function staticValue(program: Program | undefined, scope: Scope): unknown {
  const [statement] = program?.body ?? []
  if (!statement) return unknown
  return statement.type === 'ExpressionStatement' ? valueOfNode(statement.expression as JsNode, scope) : unknown
}

export function valueOfNode(node: JsNode, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return node.regex ? unknown : node.value
    case 'Identifier':
      return node.name === 'undefined'
        ? undefined
        : scope.has(node.name as string)
          ? scope.get(node.name as string)
          : unknown
    case 'TemplateLiteral':
      return template(node, scope)
    case 'UnaryExpression': {
      const value = valueOfNode(node.argument as JsNode, scope)
      return node.operator === '-' && typeof value === 'number'
        ? -value
        : node.operator === '!' && value !== unknown
          ? !value
          : unknown
    }
    case 'BinaryExpression': {
      const [left, right] = [valueOfNode(node.left as JsNode, scope), valueOfNode(node.right as JsNode, scope)]
      return node.operator === '+' && isText(left) && isText(right) ? `${left}${right}` : unknown
    }
    case 'ArrayExpression':
      return list(node.elements as JsNode[], scope)
    case 'ObjectExpression':
      return object(node.properties as JsNode[], scope)
    case 'MemberExpression':
      return member(node, scope)
    case 'CallExpression':
      return call(node, scope)
    default:
      return unknown
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function template(node: JsNode, scope: Scope): unknown {
  const values = (node.expressions as JsNode[]).map((expression) => valueOfNode(expression, scope))
  if (!values.every(isText)) return unknown
  return (node.quasis as { value: { cooked: string } }[])
    .map((part, i) => part.value.cooked + (i < values.length ? String(values[i]) : ''))
    .join('')
}

function list(elements: JsNode[], scope: Scope): unknown {
  const values = elements.map((element) => (element ? valueOfNode(element, scope) : unknown))
  return values.includes(unknown) ? unknown : values
}

function object(properties: JsNode[], scope: Scope): unknown {
  const result: Record<string, unknown> = {}
  for (const property of properties) {
    const key = property.key as JsNode | undefined
    if (property.type !== 'Property' || property.computed || !key) return unknown
    const value = valueOfNode(property.value as JsNode, scope)
    if (value === unknown) return unknown
    result[String(key.name ?? key.value)] = value
  }
  return result
}

function member(node: JsNode, scope: Scope): unknown {
  const of = valueOfNode(node.object as JsNode, scope)
  const property = node.property as JsNode
  const key = node.computed ? valueOfNode(property, scope) : property.name
  // In Docusaurus, `require('./image.png').default` is the image's URL. `require` has already been evaluated to the path, so return the
  // path.
  if (typeof of === 'string' && key === 'default') return of
  if (of === null || typeof of !== 'object' || typeof key === 'symbol' || !Object.hasOwn(of, key as string))
    return unknown
  return (of as Record<string, unknown>)[key as string]
}

/** Evaluates a call. `require('./image.png')` and `useBaseUrl('/image.png')` evaluate to their argument. */
function call(node: JsNode, scope: Scope): unknown {
  const name = (node.callee as JsNode).name
  const [argument] = node.arguments as JsNode[]
  return (name === 'require' || name === 'useBaseUrl') && argument ? valueOfNode(argument, scope) : unknown
}
