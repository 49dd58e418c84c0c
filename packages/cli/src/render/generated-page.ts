import { hashOf } from '@docs-engine/shared/hash.ts'
import { readRenderedHtml } from '../components/rendered-html.ts'
import { emptyPage } from '../model/empty-page.ts'
import type { Link } from '../model/link.ts'
import type { Page, ParsedPage } from '../model/page.ts'

/** Creates a page that has no source. */
export function generatedPage(
  title: string,
  description: string,
  { html, links, css }: { html: string; links: Link[]; css?: string },
): ParsedPage {
  const { chunks, anchors, hasStyleAttribute } = readRenderedHtml(html, links)
  const page: Page = {
    ...emptyPage('', title),
    key: hashOf(html),
    frontMatter: { description },
    anchors,
    links,
    ...(hasStyleAttribute && { inlineStyles: [{}] }),
    ...(css && { css }),
  }
  return { page, artifacts: { chunks, renderedBlocks: [], codeBlocks: [], markdown: '' } }
}
