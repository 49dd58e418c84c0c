import type { MarkdownNode } from '@docs-engine/cli/internal'
import { toString as textOf } from 'mdast-util-to-string'
import type { OldPage } from '../../model/old-site.ts'
import { lowered } from '../../util/mdx.ts'
import { convertText } from '../mdx/convert-text.ts'
import { newPart } from '../mdx/mdx-part.ts'
import type { StarlightContext } from './starlight-context.ts'
import { starlightReader } from './starlight-reader.ts'

/**
 * Converts the text of a page, which keeps its format. Only the parts that Docs writes differently change.
 *
 * @param above Text to show above the page's own.
 */
export function convertStarlightPage(page: OldPage, context: StarlightContext, above = ''): Promise<string> {
  const { file, target, block } = page
  const reader = starlightReader(context)
  const text = above + block.body
  const linesBefore = block.lines - above.split('\n').length + 1
  const tree = reader.parse(text, file)
  const title = tree.children?.find(({ type }) => type === 'heading')
  return convertText(
    tree,
    newPart({ reader, site: context.site, page, file, target, text, linesBefore }),
    title && isSecondTitle(title, page) ? [lowered(title, text)] : [],
  )
}

/** Whether a heading of level 1 differs from the page's title. Starlight shows it below the title, but Docs would show only the title. */
function isSecondTitle(heading: MarkdownNode, { block }: OldPage): boolean {
  const comparable = (value: string) => value.replace(/[*_`\\\s]+/g, '').toLowerCase()
  return (
    heading.depth === 1 && comparable(textOf(heading as never)) !== comparable(String(block.frontMatter.title ?? ''))
  )
}
