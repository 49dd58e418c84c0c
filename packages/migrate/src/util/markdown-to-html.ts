import { toHtml } from 'hast-util-to-html'
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
