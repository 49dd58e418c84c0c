import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { Aliases } from './aliases.ts'
import { defaultMagicComments, type MagicComment } from './code-fence.ts'
import type { Card } from './convert-sidebars.ts'
import { convertNode, convertNodes } from './convert-tree.ts'
import type { Document } from './documents.ts'
import { MissingTargets } from './missing-targets.ts'
import { npmConverters } from './npm-converters.ts'
import type { OriginalSite } from './original-site.ts'
import { OwnAnchors } from './own-anchors.ts'
import type { MigrationContext } from './page-context.ts'
import { pageScripts } from './page-scripts.ts'
import { placeKey, placeOf } from './places.ts'

interface ContextInput extends Pick<MigrationContext, 'routes' | 'newRoute' | 'outsideLinks' | 'warnings' | 'modules'> {
  site: OriginalSite
  root: string
  aliases: Aliases
  documents: Document[]
  /** Routes that were not migrated. A pattern ends with `/*`. */
  unmigrated: string[]
  /** The cards that a category's page shows, by `placeKey`. */
  cards: ReadonlyMap<string, Card[]>
}

/** Collects the data that the conversions of all pages share. */
export function migrationContext(input: ContextInput): MigrationContext {
  const { site, root, aliases, documents, routes, newRoute, unmigrated, cards, outsideLinks, warnings, modules } = input
  const hasPlugin = (pattern: RegExp) => site.docs.some(({ unified }) => unified.some(({ name }) => pattern.test(name)))
  const magicComments = toArray(toRecord(site.themeConfig.prism).magicComments) as MagicComment[]
  return {
    folder: root,
    original: site,
    siteFolder: site.folder,
    staticFolders: site.staticFolders,
    origin: `${textOf(site.config.url) ?? ''}${textOf(site.config.baseUrl) ?? ''}`.replace(/\/+$/, ''),
    documents: new Map(documents.map((document) => [document.file, document])),
    routes,
    newRoute,
    unmigratedPage: (route) =>
      routes.has(route) || newRoute(route) !== undefined
        ? undefined
        : unmigrated
            .find(
              (pattern) =>
                pattern === route || (pattern.endsWith('/*') && `${route}/`.startsWith(pattern.slice(0, -1))),
            )
            ?.replace(/\/\*$/, ''),
    outsideLinks,
    missingTargets: new MissingTargets(),
    ownAnchors: new OwnAnchors(),
    assets: new Map(),
    modules,
    globals: new Map(),
    partials: new Map(),
    aliases,
    diagrams: drawsMermaid(site) ? { isUsed: false } : undefined,
    warnings,
    pageScripts: pageScripts(site.config),
    scriptedDocuments: new Set(),
    convertNodes,
    convertNode,
    hasVirtualFiles: 'remark-typescript-tools' in (site.packages ?? {}) || hasPlugin(/^remark-typescript-tools/),
    hasOwnCodeBlocks: () => true,
    treeOf: () => undefined,
    magicComments: magicComments.length > 0 ? magicComments : defaultMagicComments,
    npmConverters: npmConverters(site),
    admonitions: admonitionNames(site),
    hasLiveCode: site.plugins.some(({ name }) => name.includes('theme-live-codeblock')),
    hasEmoji: toRecord(site.config.markdown).emoji !== false,
    cardsOf: (document) => cards.get(placeKey(placeOf(document))) ?? [],
    isMdx: (file) => formatOf(site) === 'mdx' || file.endsWith('.mdx'),
  }
}

function admonitionNames(site: OriginalSite): string[] {
  const known = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary']
  const own = site.plugins.flatMap(({ options }) => toArray(toRecord(options.admonitions).keywords).map(String))
  return [...new Set([...known, ...own.filter((name) => /^\w[\w-]*$/.test(name))])]
}

/** Returns `mdx` if `.md` files are parsed as MDX, which is Docusaurus's default, and `detect` otherwise. */
function formatOf(site: OriginalSite): 'mdx' | 'detect' {
  const { format } = toRecord(site.config.markdown)
  return format === 'detect' || format === 'md' ? 'detect' : 'mdx'
}

function drawsMermaid({ config, plugins }: OriginalSite): boolean {
  return toRecord(config.markdown).mermaid === true && plugins.some(({ name }) => name.includes('theme-mermaid'))
}
