import type { ElementContent, Properties, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { find, html, svg } from 'property-information'
import { escapeText, type RenderedNode } from './rendered-nodes.ts'

/** Returns the nodes that take the place of an element, or `undefined` to keep the element. */
type Replace = (
  tag: string,
  attributes: Record<string, unknown>,
  contents: () => RenderedNode[],
) => RenderedNode[] | undefined

/** Parses HTML that a component of the old site renders. */
export function nodesFromHtml(source: string, replace: Replace = () => undefined): RenderedNode[] {
  const convert = (node: RootContent | ElementContent, isSvg: boolean): RenderedNode[] => {
    if (node.type === 'text') return node.value === '' ? [] : [{ kind: 'text', text: escapeText(node.value) }]
    if (node.type !== 'element') return []
    const { tagName: tag, properties, children } = node
    const isInSvg = isSvg || tag === 'svg'
    const attributes = attributesFor(properties, isInSvg)
    const contents = () => children.flatMap((child) => convert(child, isInSvg))
    return replace(tag, attributes, contents) ?? [{ kind: 'element', tag, attributes, children: contents() }]
  }
  return fromHtml(source, { fragment: true }).children.flatMap((node) => convert(node, false))
}

/** Returns the attributes with the names that they have in HTML. */
function attributesFor(properties: Properties, isSvg: boolean): Record<string, unknown> {
  const schema = isSvg ? svg : html
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const { attribute, commaSeparated } = find(schema, name)
      return [attribute, Array.isArray(value) ? value.join(commaSeparated ? ',' : ' ') : value]
    }),
  )
}
