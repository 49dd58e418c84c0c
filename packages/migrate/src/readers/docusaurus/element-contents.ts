import { type MarkdownNode, paragraph } from './markdown-node.ts'
import type { PageContext } from './page-context.ts'

/** Converts the children of an element. */
export function contents(node: MarkdownNode, page: PageContext, isFlow: boolean): MarkdownNode[] {
  return isFlow
    ? page.site.convertNodes(asFlow(node.children ?? []), page)
    : page.site.convertNodes(node.children ?? [], page)
}

const phrasing = new Set(
  'text emphasis strong delete inlineCode break link image linkReference imageReference footnoteReference mdxJsxTextElement mdxTextExpression html'.split(
    ' ',
  ),
)

/** Wraps text that is a direct child of a block element in a paragraph. */
export function asFlow(nodes: MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = []
  for (const node of nodes) {
    if (!phrasing.has(node.type)) {
      result.push(node)
      continue
    }
    const last = result.at(-1)
    if (last?.type === 'paragraph' && !last.position) last.children!.push(node)
    else result.push(paragraph([node]))
  }
  return result.filter(
    (node) =>
      node.type !== 'paragraph' ||
      node.position ||
      !node.children?.every((child) => child.type === 'text' && !child.value?.trim()),
  )
}
