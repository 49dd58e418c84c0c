import { editionOf, mainEdition, pathWithin } from '../model/edition.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { generatedKinds } from './generated-paths.ts'

/**
 * Creates messages for pages that readers can only find through search.
 *
 * @param linked Route paths of the pages that other pages or the configuration link to.
 */
export function orphanMessages(pages: Map<string, Page>, sidebar: Sidebar, linked: Set<string>): Message[] {
  const listed = new Set(sidebar.order.map(({ path }) => path))
  return [...pages]
    .filter(
      ([path, page]) => !isHome(path, page) && !listed.has(path) && !linked.has(path) && !(path in generatedKinds),
    )
    .map(([path, page]) => ({
      ruleId: 'orphan-page',
      fatal: false,
      file: page.source,
      line: 1,
      column: 1,
      reason: `Nothing links to \`${path}\`, and no sidebar contains it.`,
      note: `Link to it, or add it to ${sidebarKey(page)} in \`site.config.ts\`.`,
    }))
}

/** Returns whether a page is the home page of its edition. The title in the navbar of each page in the edition links to it. */
function isHome(path: string, page: Page): boolean {
  return pathWithin(editionOf(page), path) === '/'
}

/** Returns the key of the configuration that contains the sidebars of the page's version, as shown in messages. */
function sidebarKey(page: Page): string {
  const edition = editionOf(page)
  return edition === mainEdition ? '`sidebars`' : `the \`sidebar\` of the version \`${edition.version}\``
}
