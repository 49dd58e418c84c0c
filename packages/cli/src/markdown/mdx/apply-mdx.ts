import { nodePosition } from '../../util/node-position.ts'
import { convertElement } from './convert-element.ts'
import { ChildNodes, computedText, evaluated, type MdxContext, reportMdx } from './mdx-context.ts'
import { evaluateProgram, JsxValue, unknown } from './static-value.ts'
import { isElement, type JsNode, type JsxAttribute, type MarkdownNode, type Program } from './syntax-tree.ts'

/**
 * Converts JSX and expressions in a list of nodes to Markdown nodes, directives, and elements.
 *
 * @param isTop Whether the nodes are at the top level of a page. If so, the values of expressions become paragraphs.
 */
export function applyMdx(nodes: MarkdownNode[], context: MdxContext, isTop = false): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    switch (node.type) {
      case 'mdxjsEsm':
        return []
      case 'mdxFlowExpression':
        return applyExpression(node, context, true, isTop)
      case 'mdxTextExpression':
        return applyExpression(node, context, false, false)
      case 'mdxJsxFlowElement':
        return convertElement(node, context, true)
      case 'mdxJsxTextElement':
        return convertElement(node, context, false)
      case 'heading':
        if (node.children) node.children = withHeadingId(node.children)
        break
      case 'paragraph':
        // MDX doesn't wrap an element in a `<p>` if it's on its own line.
        if (isOnlyJsx(node)) return applyLine(node, context, isTop)
    }
    if (node.children) node.children = applyMdx(node.children, context)
    return [node]
  })
}

// A comment at the end of a heading can contain the heading's ID: Docusaurus uses `{/* #id */}`, and React's documentation `{/*id*/}`. This
// function replaces the comment with `{#id}`.
function withHeadingId(children: MarkdownNode[]): MarkdownNode[] {
  const [comment, before] = [children.at(-1), children.at(-2)]
  const match = /^\s*\/\*(?:\s*#([^\s{}*]+)\s*|([a-z\d][\w-]*))\*\/\s*$/i.exec(comment?.value ?? '')
  if (!match || comment?.type !== 'mdxTextExpression') return children
  if (before?.type === 'text') before.value = before.value?.trimEnd()
  return [...children.slice(0, -1), computedText(`{#${match[1] ?? match[2]}}`, comment)]
}

function isOnlyJsx({ children = [] }: MarkdownNode): boolean {
  const isJsx = (node: MarkdownNode) => isElement(node) || node.type === 'mdxTextExpression'
  return children.some(isJsx) && children.every((node) => isJsx(node) || (node.type === 'text' && !node.value!.trim()))
}

/** Converts a paragraph that consists of elements and expressions. Its text stays on one line. */
function applyLine({ children = [], position }: MarkdownNode, context: MdxContext, isTop: boolean): MarkdownNode[] {
  const parts = children.filter((child) => child.type !== 'text').map((child) => applyMdx([asFlow(child)], context))
  const shown = parts.filter((nodes) => nodes.length > 0)
  const line = shown.flatMap((nodes, i) => (i === 0 ? nodes : [computedText('\n', nodes[0]!), ...nodes]))
  if (isTop && line.length > 0 && line.every(({ type }) => type === 'text'))
    return [{ type: 'paragraph', children: line, position }]
  return shown.flat()
}

function asFlow(node: MarkdownNode): MarkdownNode {
  return { ...node, type: node.type === 'mdxTextExpression' ? 'mdxFlowExpression' : 'mdxJsxFlowElement' }
}

function applyExpression(node: MarkdownNode, context: MdxContext, isFlow: boolean, isTop: boolean): MarkdownNode[] {
  const program = node.data?.estree
  if (!program || program.body.length === 0) {
    return isFlow ? [] : [computedText('', node)]
  }
  const value = evaluated(context, node, () => evaluateProgram(program, context.scope))
  const nodes = valueNodes(value, node, context, isFlow)
  return isTop && nodes.length > 0 && nodes.every(({ type }) => type === 'text')
    ? [{ type: 'paragraph', children: nodes, position: node.position }]
    : nodes
}

/** Converts the value of an expression to nodes. Reports a value that can't be shown. */
export function valueNodes(value: unknown, node: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode[] {
  if (value === unknown || value === null || value === undefined || typeof value === 'boolean')
    return isFlow ? [] : [computedText('', node)]
  if (typeof value === 'string' || typeof value === 'number') return [computedText(String(value), node)]
  if (value instanceof JsxValue)
    return applyMdx([asMarkdown(value.node, node, isFlow)], { ...context, scope: value.scope })
  if (value instanceof ChildNodes) return value.nodes
  if (Array.isArray(value)) return value.flatMap((item) => valueNodes(item, node, context, isFlow))
  if (value instanceof Date) return [computedText(value.toISOString().slice(0, 10), node)]
  const isElement = typeof value === 'object' && '$$typeof' in value
  reportMdx(
    context,
    nodePosition(node as never, 1),
    isElement
      ? 'A React element from a module can’t be shown here.'
      : `This expression is ${typeof value === 'function' ? 'a function' : 'an object'}, which can’t be shown.`,
    isElement
      ? 'Export a component instead, and write it as a tag.'
      : 'Show one of its properties, or pass it to a component.',
  )
  return []
}

/** HTML elements that can only contain text and inline elements. */
const phrasingParent = /^(?:a|abbr|b|button|code|em|h[1-6]|i|kbd|label|mark|p|pre|small|span|strong|sub|summary|sup)$/

/** Converts the syntax tree of a JSX element to the node that the MDX parser would create for the same element in Markdown. */
function asMarkdown(node: JsNode, around: MarkdownNode, isFlow: boolean): MarkdownNode {
  const { position } = around
  const opening = node.openingElement as JsNode | undefined
  const name = opening ? nameOf(opening.name as JsNode) : null
  const isText = (child: JsNode) => child.type === 'JSXText' && String(child.value).trim() !== ''
  // Elements without text beside them are blocks, as they are on lines of their own in Markdown.
  const hasBlocks = isFlow && !phrasingParent.test(name ?? '') && !(node.children as JsNode[]).some(isText)
  const children = (node.children as JsNode[]).flatMap((child): MarkdownNode[] => {
    if (child.type === 'JSXText') {
      const value = jsxText(String(child.value))
      return value ? [computedText(value, around)] : []
    }
    if (child.type === 'JSXExpressionContainer') {
      const expression = child.expression as JsNode
      return expression.type === 'JSXEmptyExpression'
        ? []
        : [
            {
              type: hasBlocks ? 'mdxFlowExpression' : 'mdxTextExpression',
              data: { estree: programOf(expression) },
              position,
            },
          ]
    }
    return [asMarkdown(child, around, hasBlocks)]
  })
  return {
    type: isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: ((opening?.attributes ?? []) as JsNode[]).map((attribute): JsxAttribute => {
      if (attribute.type === 'JSXSpreadAttribute') {
        const object = { type: 'ObjectExpression', properties: [{ ...attribute, type: 'SpreadElement' }] }
        return { type: 'mdxJsxExpressionAttribute', data: { estree: programOf(object) }, position }
      }
      return {
        type: 'mdxJsxAttribute',
        name: nameOf(attribute.name as JsNode),
        value: attributeValue(attribute),
        position,
      }
    }),
    children,
    position,
  }
}

function attributeValue({ value }: JsNode): NonNullable<JsxAttribute['value']> | null {
  const node = value as JsNode | null
  if (!node) return null
  if (node.type === 'Literal') return String(node.value)
  const expression = node.type === 'JSXExpressionContainer' ? (node.expression as JsNode) : node
  return { value: '', data: { estree: programOf(expression) } }
}

function programOf(expression: JsNode): Program {
  return { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] }
}

function nameOf(name: JsNode): string {
  if (name.type === 'JSXMemberExpression') return `${nameOf(name.object as JsNode)}.${nameOf(name.property as JsNode)}`
  if (name.type === 'JSXNamespacedName') return `${nameOf(name.namespace as JsNode)}:${nameOf(name.name as JsNode)}`
  return String(name.name)
}

/** Removes line breaks and indentation from the text between JSX tags, as JSX does. */
function jsxText(value: string): string {
  if (!value.includes('\n')) return value
  const lines = value.split('\n')
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.replace(/^[ \t]+/, '')
      return i === lines.length - 1 ? start : start.replace(/[ \t]+$/, '')
    })
    .filter(Boolean)
    .join(' ')
}
