import { relative } from 'node:path'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { createSite, type OldPage } from '../../model/old-site.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { defaultMagicComments, type MagicComment } from './code-fence.ts'
import { convertNode, convertNodes } from './convert-tree.ts'
import { MissingTargets } from './missing-targets.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import type { PlacedPages } from './place-pages.ts'
import { placeKey, placeOf } from './places.ts'

/** Collects the data that the conversions of all pages share. */
export function migrationContext(
  placed: PlacedPages,
  original: OriginalSite,
  warnings: MigrationWarnings,
): MigrationContext {
  const { root, folders, baseUrl, aliases, documents, routes, newRoute, unmigrated, sidebars, outsideLinks } = placed
  const hasPlugin = (pattern: RegExp) =>
    original.docs.some(({ unified }) => unified.some(({ name }) => pattern.test(name)))
  const magicComments = toArray(toRecord(original.themeConfig.prism).magicComments) as MagicComment[]
  const basics = {
    generator: 'Docusaurus',
    root,
    folders,
    pagesFolder: original.folder,
    publicFolders: original.staticFolders,
    baseUrl,
    origin: textOf(original.config.url)?.replace(/\/+$/, '') ?? '',
  }
  return {
    ...createSite(basics, pagesOf(placed, original)),
    warnings,
    unmigratedLinks: outsideLinks.urls,
    otherRoutes: otherRoutes(placed),
    original,
    documents: new Map(documents.map((document) => [document.file, document])),
    routes,
    newRoute,
    unmigratedPage: (route) =>
      routes.has(route) || newRoute(route) !== undefined
        ? undefined
        : unmigrated.routes
            .find(
              (pattern) =>
                pattern === route || (pattern.endsWith('/*') && `${route}/`.startsWith(pattern.slice(0, -1))),
            )
            ?.replace(/\/\*$/, ''),
    outsideLinks,
    missingTargets: new MissingTargets(),
    modules: placed.modules,
    globals: new Map(),
    partials: new Map(),
    aliases,
    hasDiagrams: drawsMermaid(original),
    convertNodes,
    convertNode,
    hasVirtualFiles: 'remark-typescript-tools' in (original.packages ?? {}) || hasPlugin(/^remark-typescript-tools/),
    magicComments: magicComments.length > 0 ? magicComments : defaultMagicComments,
    admonitions: admonitionNames(original),
    hasLiveCode: original.plugins.some(({ name }) => name.includes('theme-live-codeblock')),
    hasEmoji: toRecord(original.config.markdown).emoji !== false,
    cardsOf: (document) => sidebars.cards.get(placeKey(placeOf(document))) ?? [],
    isMdx: (file) => formatOf(original) === 'mdx' || file.endsWith('.mdx'),
  }
}

function pagesOf({ root, documents, reactPages }: PlacedPages, { folder }: OriginalSite): OldPage[] {
  const pageOf = (file: string, route: string, target: string, block: OldPage['block']): OldPage => ({
    file,
    source: relative(folder, file),
    shown: displayPath({ root }, file),
    route,
    target,
    block,
    anchors: [],
  })
  const empty = { frontMatter: {}, block: '', body: '', lines: 0 }
  return [
    ...documents.map(({ file, address, target, block }) => pageOf(file, address, target, block)),
    ...reactPages.pages.map(({ file, route, target }) => pageOf(file, route, target, empty)),
  ]
}

/** Returns the addresses of generated pages, and of pages that aren't imported, so that `docs check` asks for a page or a redirect there. */
function otherRoutes({ sidebars, blogPlaces, unmigrated }: PlacedPages): string[] {
  return [
    ...sidebars.categories.map(({ address }) => address),
    ...(blogPlaces?.generated.keys() ?? []),
    ...(blogPlaces?.continued ?? []),
    ...unmigrated.pages,
  ]
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
