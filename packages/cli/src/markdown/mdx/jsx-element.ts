import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { evaluated, type MdxContext, reportMdx } from './mdx-context.ts'
import { evaluateProgram, unknown } from './static-value.ts'
import { attributeValue, type JsxAttribute, jsxAttributes, type MarkdownNode, type Program } from './syntax-tree.ts'

/** The values and positions of an element's attributes, by name. */
interface ElementAttributes {
  values: Record<string, unknown>
  /** Also contains the attributes whose values aren't known. */
  nodes: Record<string, JsxAttribute>
  /** Whether the attributes include a spread (`{...name}`) whose value isn't known. */
  hasUnknownSpread: boolean
}

/** A JSX element that is being converted to nodes. */
export class JsxElement {
  #attributes: ElementAttributes | undefined

  constructor(
    readonly node: MarkdownNode,
    readonly context: MdxContext,
    /** Whether the element is a block, and not part of a line of text. */
    readonly isFlow: boolean,
  ) {}

  get name(): string {
    return this.node.name ?? ''
  }

  /** The children as written. */
  get written(): MarkdownNode[] {
    return this.node.children ?? []
  }

  /** The attributes. Those whose values aren't known at build time are reported when this property is read for the first time. */
  get attributes(): ElementAttributes {
    this.#attributes ??= readAttributes(this)
    return this.#attributes
  }

  get values(): Record<string, unknown> {
    return this.attributes.values
  }

  /** Converts the children. */
  children(): MarkdownNode[] {
    return this.context.apply(this.written, this.context)
  }

  /** Converts a value to nodes. */
  show(value: unknown, isFlow = false): MarkdownNode[] {
    return this.context.show(value, this.node, this.context, isFlow)
  }

  /** Returns a node that is rendered as an HTML element, or as one of the elements that stand for a component. */
  rendered(hName: string, hProperties: Record<string, unknown>, children = this.children()): MarkdownNode {
    return { type: 'mdxElement', children, position: this.node.position, data: { hName, hProperties } }
  }

  /** Returns the position of an attribute, or of the element. */
  positionOf(attribute?: string): Position {
    const written = attribute === undefined ? undefined : this.attributes.nodes[attribute]
    return nodePosition((written?.position ? written : this.node) as never, 1)
  }

  /** Adds the file to a position, if the element is in a partial. */
  inPage(position: Position): Position {
    const { path, page } = this.context
    return { ...position, ...(path !== page && { file: path }) }
  }

  /** Reports an error about an attribute, or about the element. */
  report(reason: string, note: string, attribute?: string): void {
    reportMdx(this.context, this.positionOf(attribute), reason, note)
  }
}

function readAttributes({ node, context }: JsxElement): ElementAttributes {
  const values: Record<string, unknown> = Object.create(null)
  const nodes: Record<string, JsxAttribute> = Object.create(null)
  let hasUnknownSpread = false
  for (const attribute of jsxAttributes(node)) {
    const place = { ...node, position: attribute.position ?? node.position }
    const read = (program: Program | undefined) =>
      evaluated(context, place, () => program && evaluateProgram(program, context.scope))
    if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === undefined) {
      const spread = read(attribute.data?.estree)
      hasUnknownSpread ||= spread === unknown
      for (const [name, value] of typeof spread === 'object' ? Object.entries(spread ?? {}) : []) {
        values[name] = value
        nodes[name] = attribute
      }
    } else {
      nodes[attribute.name] = attribute
      const value = attributeValue(attribute, read)
      if (value !== unknown) values[attribute.name] = value
    }
  }
  return { values, nodes, hasUnknownSpread }
}
