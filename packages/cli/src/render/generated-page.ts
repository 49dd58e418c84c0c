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
    ...(hasStyleAttribute && { hasInlineStyles: true }),
    ...(css && { css }),
  }
  return { page, artifacts: { chunks, renderedBlocks: [], codeBlocks: [], markdown: '' } }
}

/** Maximum length of a description. Search engines cut longer ones. */
const maxLength = 155

/**
 * Adds the names of what a generated page lists to the page's description, as many as fit: `Search all pages of Acme: Guide, API.`
 *
 * @param text One sentence.
 */
export function listDescription(text: string, names: readonly string[]): string {
  const start = text.replace(/\.$/, '')
  let description = text
  for (let count = 1; count <= names.length; count++) {
    const longer = `${start}: ${names.slice(0, count).join(', ')}.`
    if (longer.length > maxLength) break
    description = longer
  }
  return description
}
