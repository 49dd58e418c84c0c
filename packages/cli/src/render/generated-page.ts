import { createHash } from 'node:crypto'
import { emptyPage } from '../model/empty-page.ts'
import type { Link } from '../model/link.ts'
import type { Page, ParsedPage } from '../model/page.ts'
import { anchorsIn, hasStyleAttribute } from '../util/html-tags.ts'

/** Creates a page that has no source. */
export function generatedPage(
  title: string,
  description: string,
  { html, links, css }: { html: string; links: Link[]; css?: string },
): ParsedPage {
  const page: Page = {
    ...emptyPage('', title),
    key: createHash('sha1').update(html).digest('hex'),
    frontMatter: { description },
    anchors: anchorsIn(html),
    links,
    ...(hasStyleAttribute(html) && { inlineStyles: [{}] }),
    ...(css && { css }),
  }
  return { page, artifacts: { html, renderedBlocks: [], codeBlocks: [], markdown: '' } }
}
