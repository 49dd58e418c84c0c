import { pageStyleMessages } from '../config/inline-styles.ts'
import { valuePosition } from '../config/key-position.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { ConfigSource, Sidebar } from '../model/sidebar.ts'
import { diagramMessages } from './diagram-messages.ts'
import { imageMessages } from './image-messages.ts'
import { checkConfigLinks } from './links/config-links.ts'
import type { LinkTargets } from './links/link-targets.ts'
import { orphanMessages } from './orphans.ts'
import { checkRedirects } from './redirects/check-redirects.ts'

/** The part of a site's plan that the checks need. */
interface CheckedPlan {
  configSource: ConfigSource
  pages: Map<string, Page>
  authored: Map<string, Page>
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
 * Checks the links, redirects, and `ignoreLinks` patterns of the configuration, and reports diagrams and images that can't be shown, styles
 * that the configuration forbids, and pages that nothing links to.
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
  const diagrams = diagramMessages(pages.values(), root, targets.files)
  return [
    ...redirects.messages,
    ...links.messages,
    ...diagrams,
    // A file that can't be shown as a diagram has been reported.
    ...imageMessages(targets.files, root).filter(({ file }) => !diagrams.some((diagram) => diagram.file === file)),
    ...pageStyleMessages(pages.values(), config),
    ...orphanMessages(authored, sidebar, linked),
    ...staleIgnores(config, configSource, ignoredBy),
  ]
}

/** Creates messages for `ignoreLinks` patterns that match no link. */
function staleIgnores({ ignoreLinks }: SiteConfig, source: ConfigSource, ignoredBy: Set<string>): Message[] {
  return ignoreLinks.flatMap((rule, i): Message[] =>
    ignoredBy.has(rule)
      ? []
      : [
          {
            ruleId: 'stale-ignore',
            fatal: false,
            file: source.file,
            ...valuePosition(source.text, ['ignoreLinks', i], rule),
            url: rule,
            reason: `No link matches \`${rule}\`.`,
            note: 'Remove the entry from `ignoreLinks`.',
          },
        ],
  )
}
