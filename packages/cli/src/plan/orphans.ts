import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { currentVersion, versionOfSource, withoutVersion } from '../model/versions.ts'
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
    .map(([path, { source }]) => ({
      ruleId: 'orphan-page',
      fatal: false,
      file: source,
      line: 1,
      column: 1,
      reason: `Nothing links to \`${path}\`, and no sidebar contains it.`,
      note: `Link to it, or add it to ${sidebarKey(source)} in \`site.config.ts\`.`,
    }))
}

/** Returns whether a page is the home page of its version. The title in the navbar of each page in the version links to it. */
function isHome(path: string, { source }: Page): boolean {
  return withoutVersion(path, versionOfSource(source)) === '/'
}

/** Returns the key of the configuration that contains the sidebars of the page's version, as shown in messages. */
function sidebarKey(source: string): string {
  const version = versionOfSource(source)
  return version === currentVersion ? '`sidebars`' : `the \`sidebar\` of the version \`${version}\``
}
