import type { Nodes as HtmlNodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

/** Converts Markdown to HTML, for components of the old site that read the HTML of their contents. */
export async function markdownToHtml(markdown: string): Promise<string> {
  return toHtml(await processor.run(processor.parse(markdown)))
}

/** Parses Markdown, and converts it to HTML elements. */
export async function markdownTrees(markdown: string): Promise<{ mdast: Root; hast: HtmlNodes }> {
  const mdast = processor.parse(markdown)
  return { mdast, hast: await htmlOf(mdast) }
}

/** Converts a tree of Markdown to HTML elements. */
export function htmlOf(tree: Root): Promise<HtmlNodes> {
  return processor.run(structuredClone(tree))
}
