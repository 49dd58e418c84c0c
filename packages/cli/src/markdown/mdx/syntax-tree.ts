import type { Node } from 'mdast'

/** A node in a Markdown tree with MDX and directives. The type is loose because any node can be converted to any other kind of node. */
export interface MarkdownNode {
  type: string
  children?: MarkdownNode[]
  value?: string
  /** The name of an element or a directive. */
  name?: string | null
  attributes?: JsxAttribute[] | Record<string, string>
  position?: Node['position']
  data?: {
    estree?: Program
    directiveLabel?: boolean
    hName?: string
    hProperties?: Record<string, unknown>
  }
  depth?: number
  lang?: string | null
  meta?: string | null
  url?: string
  title?: string | null
  alt?: string | null
  ordered?: boolean
  start?: number | null
  spread?: boolean
  checked?: boolean | null
}

export interface JsxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'
  name?: string
  value?: string | null | { value: string; data?: { estree?: Program } }
  data?: { estree?: Program }
  position?: Node['position']
}

/** A node in a JavaScript syntax tree. Properties other than `type` and the offsets are untyped. */
export interface JsNode {
  type: string
  /** Offsets in the source of the page. */
  start?: number
  end?: number
  [key: string]: unknown
}

export interface Program extends JsNode {
  body: JsNode[]
  comments?: { value: string }[]
}

export function isElement(node: MarkdownNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Returns the attributes of an element, or an empty list for other nodes. */
export function jsxAttributes(node: MarkdownNode): JsxAttribute[] {
  return Array.isArray(node.attributes) ? node.attributes : []
}

/** Returns the value of an attribute. An attribute without a value is `true`, and `evaluate` computes the value of an expression. */
export function attributeValue({ value }: JsxAttribute, evaluate: (program: Program | undefined) => unknown): unknown {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : evaluate(value.data?.estree)
}

/** Returns the name of the prop through which a partial gets a child: the value of its attribute `slot`, or `children`. */
export function slotName(node: MarkdownNode): string {
  const { value } = (isElement(node) && jsxAttributes(node).find(({ name }) => name === 'slot')) || {}
  return typeof value === 'string' && value !== '' ? value : 'children'
}
