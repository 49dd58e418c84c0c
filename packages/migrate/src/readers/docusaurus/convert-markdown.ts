import { convertModules } from './convert-modules.ts'
import { convertNodes } from './convert-tree.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { restoreIds } from './mdx-source.ts'
import type { PageContext } from './page-context.ts'
import { writeMarkdown } from './write-markdown.ts'

/**
 * Converts the text of a page or a partial.
 *
 * @param prepare Changes the nodes before they are converted.
 */
export async function convertMarkdown(
  tree: MarkdownNode,
  page: PageContext,
  prepare: (nodes: MarkdownNode[]) => MarkdownNode[] = (nodes) => nodes,
): Promise<string> {
  await convertModules(tree, page)
  const isMdx = page.target.endsWith('.mdx')
  const markdown = writeMarkdown(convertNodes(prepare(tree.children ?? []), page, true), isMdx)
  const added = [...page.added.values()].map((line) => `${line}\n`).join('')
  return (added && `${added}\n`) + restoreIds(markdown)
}
