import { valuePosition } from '../config/key-position.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { currentVersion, editionOf, isHome } from '../model/edition.ts'
import { fileWarning, type Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { ConfigSource, Sidebar } from '../model/sidebar.ts'
import { diagramMessages } from './diagram-messages.ts'
import { generatedKinds } from './generated-paths.ts'
import { imageMessages } from './image-messages.ts'
import { checkConfigLinks } from './links/config-links.ts'
import type { LinkTargets } from './links/link-targets.ts'
import { checkRedirects } from './redirects/check-redirects.ts'
import type { SitePages } from './site-pages.ts'

/** The part of a site's plan that the checks need. */
interface CheckedPlan {
  configSource: ConfigSource
  pages: SitePages
  authored: SitePages
  sidebar: Sidebar
  targets: LinkTargets
}

/** A summary of the links on all pages. */
export interface SeenLinks {
  /** Route paths of the pages that the links point to. */
  linked: ReadonlySet<string>
  /** The `ignoreLinks` patterns that match at least one link. */
  ignoredBy: ReadonlySet<string>
}

/**
 * Checks the links, redirects, and `ignoreLinks` patterns of the configuration, and reports diagrams and images that can't be shown, and
 * pages that nothing links to.
 */
export function siteMessages(
  { configSource, pages, authored, sidebar, targets }: CheckedPlan,
  { root, config }: { root: string; config: SiteConfig },
  seen: SeenLinks,
): Message[] {
  const links = checkConfigLinks(config, configSource, targets)
  const redirects = checkRedirects(config, configSource, targets)
  const linked = new Set([...links.linked, ...seen.linked])
  const ignoredBy = new Set([...links.ignoredBy, ...redirects.ignoredBy, ...seen.ignoredBy])
  const diagrams = diagramMessages(pages.real.values(), root, targets.files)
  return [
    ...redirects.messages,
    ...links.messages,
    ...diagrams,
    // A file that can't be shown as a diagram has been reported.
    ...imageMessages(targets.files, root).filter(({ file }) => !diagrams.some((diagram) => diagram.file === file)),
    ...orphanMessages(authored.real, sidebar, linked),
    ...staleIgnores(config, configSource, ignoredBy),
  ]
}

/** Creates messages for `ignoreLinks` patterns that match no link. */
function staleIgnores({ ignoreLinks }: SiteConfig, source: ConfigSource, ignoredBy: Set<string>): Message[] {
  const note = 'Remove the entry from `ignoreLinks`.'
  return ignoreLinks.flatMap((rule, i) => {
    if (ignoredBy.has(rule)) return []
    const message = fileWarning('stale-ignore', source.file, `No link matches \`${rule}\`.`, note)
    return { ...message, ...valuePosition(source.text, ['ignoreLinks', i], rule), url: rule }
  })
}

/**
 * Creates messages for pages that readers can only find through search.
 *
 * @param linked Route paths of the pages that other pages or the configuration link to.
 */
function orphanMessages(pages: Map<string, Page>, sidebar: Sidebar, linked: Set<string>): Message[] {
  const listed = new Set(sidebar.order().map(({ path }) => path))
  return [...pages]
    .filter(
      ([path, page]) =>
        !isHome(path, page) &&
        !listed.has(path) &&
        !linked.has(path) &&
        !page.frontMatter.unlisted &&
        !(path in generatedKinds) &&
        // Readers find a translation through the original.
        editionOf(page).locale === undefined,
    )
    .map(([path, page]) => {
      const reason = `Nothing links to \`${path}\`, and no sidebar contains it.`
      const note = `Link to it, or add it to ${sidebarKey(page)} in \`site.config.ts\`.`
      return fileWarning('orphan-page', page.source, reason, note)
    })
}

/** Returns the key of the configuration that contains the sidebars of the page's version, as shown in messages. */
function sidebarKey(page: Page): string {
  const edition = editionOf(page)
  return edition.version === currentVersion ? '`sidebars`' : `the \`sidebar\` of the version \`${edition.version}\``
}
