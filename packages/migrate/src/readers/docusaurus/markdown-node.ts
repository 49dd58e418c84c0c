import type { MarkdownNode } from '@docs-engine/cli/internal'

export {
  attributeValue,
  isElement,
  type JsNode,
  type JsxAttribute,
  jsxAttributes,
  type MarkdownNode,
  type Program,
} from '@docs-engine/cli/internal'

export const text = (value: string): MarkdownNode => ({ type: 'text', value })
export const html = (value: string): MarkdownNode => ({ type: 'html', value })
export const paragraph = (children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children })
