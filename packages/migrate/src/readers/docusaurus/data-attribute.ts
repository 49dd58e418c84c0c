import type { JsNode, JsxAttribute, Program } from './markdown-node.ts'

/** Creates an attribute of an element whose value is the given data. */
export function dataAttribute(name: string, value: unknown): JsxAttribute {
  const type = 'mdxJsxAttribute'
  if (typeof value === 'string') return { type, name, value }
  const statement = { type: 'ExpressionStatement', expression: expressionOf(value) }
  return {
    type,
    name,
    value: { value: JSON.stringify(value), data: { estree: { type: 'Program', body: [statement] } as Program } },
  }
}

/** Returns the syntax tree of an expression whose value is the given data. */
function expressionOf(value: unknown): JsNode {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) }
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value }
  const properties = Object.entries(value).map(([key, own]) => ({
    type: 'Property',
    kind: 'init',
    computed: false,
    key: { type: 'Literal', value: key },
    value: expressionOf(own),
  }))
  return { type: 'ObjectExpression', properties }
}
