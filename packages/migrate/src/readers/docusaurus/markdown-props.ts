import { escapeHtml, unknown, valueOfNode } from '@docs-engine/cli/internal'
import { codeSamples, markdownOf } from './code-samples.ts'
import { dataAttribute } from './data-attribute.ts'
import { contents } from './element-contents.ts'
import {
  attributeValue,
  html,
  type JsNode,
  type JsxAttribute,
  jsxAttributes,
  type MarkdownNode,
} from './markdown-node.ts'
import type { PageContext } from './page-context.ts'

/**
 * Handles an element that gets imported Markdown files as props, as in `<Demo intro={Intro} code={{ react, vue }} />`. The contents of the
 * files become children of the new element, in elements that are marked with the names of their props, and `withMarkdown` passes them to
 * the component.
 *
 * @returns The element without these props, and the children. `undefined` if the element gets no Markdown.
 */
export function markdownProps(
  node: MarkdownNode,
  page: PageContext,
): { node: MarkdownNode; children: MarkdownNode[] } | undefined {
  const children: MarkdownNode[] = []
  const attributes = jsxAttributes(node).flatMap((attribute): JsxAttribute[] => {
    const value = expressionOf(attribute)
    if (!value || !refersToMarkdown(value, page)) return [attribute]
    const file = markdownOf(value, page)
    children.push(
      ...(file ? marked(file, [attribute.name!]) : codeSamples({ ...node, attributes: [attribute] }, page, marked)),
    )
    const rest = file ? undefined : withoutMarkdown(value, page)
    const data = rest && valueOfNode(rest, page.scope)
    // An attribute whose value is unknown is reported like any other.
    if (data === unknown) return [attribute]
    return data === undefined ? [] : [dataAttribute(attribute.name!, data)]
  })
  if (children.length === 0) return undefined
  const own = contents(node, page, true)
  if (own.length > 0) children.unshift(...marked(own, ['children']))
  return { node: { ...node, attributes, children: [] }, children }
}

function expressionOf(attribute: JsxAttribute): JsNode | undefined {
  const found = attributeValue(attribute, (program) => program?.body[0]?.expression)
  return attribute.name !== undefined && typeof found === 'object' && found !== null ? (found as JsNode) : undefined
}

function refersToMarkdown(value: JsNode, page: PageContext): boolean {
  if (value.type === 'Identifier') return page.imports.get(String(value.name))?.kind === 'partial'
  return propertiesOf(value).some((property) => property.value && refersToMarkdown(property.value, page))
}

/** Returns an object's syntax tree without its Markdown files, or `undefined` if it contains nothing else. */
function withoutMarkdown(value: JsNode, page: PageContext): JsNode | undefined {
  if (value.type !== 'ObjectExpression') return refersToMarkdown(value, page) ? undefined : value
  const properties = propertiesOf(value).flatMap((property) => {
    const own = property.value ? withoutMarkdown(property.value, page) : undefined
    return own || !property.value ? [{ ...property, ...(own && { value: own }) }] : []
  })
  return properties.length > 0 ? { ...value, properties } : undefined
}

function propertiesOf(value: JsNode): { value?: JsNode }[] {
  return value.type === 'ObjectExpression' ? (value.properties as { value?: JsNode }[]) : []
}

function marked(nodes: MarkdownNode[], path: readonly string[]): MarkdownNode[] {
  const prop = path.map(encodeURIComponent).join('/')
  return [html(`<div data-prop="${escapeHtml(prop)}">`), ...nodes, html('</div>')]
}
