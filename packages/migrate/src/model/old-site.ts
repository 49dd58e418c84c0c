import { readFileSync } from 'node:fs'
import type { CarriedPlugin } from '../model/carried-plugin.ts'
import { Icons } from '../util/icons.ts'
import { InlineStyles } from '../util/inline-styles.ts'
import { OldStyles } from '../util/old-styles.ts'
import { type FrontMatterBlock, splitFrontMatter } from '../util/split-front-matter.ts'
import { themeMaps } from '../util/theme-maps.ts'
import { textOf } from '../util/values.ts'
import { MigrationWarnings, type WarningKind } from './migration-warnings.ts'

/** A page of the original site, and its path in the new site. */
export interface OldPage {
  /** Absolute path. */
  file: string
  /** Path relative to the folder of the pages. */
  source: string
  /** Path as shown in messages. */
  shown: string
  /** Route in the original site, without the base URL, the extension, and a slash at the end. */
  route: string
  /** Route in the new site, without the folder of its version. Default: `route`. */
  newRoute?: string
  /** The folder of the page's version below `versions/`. Default: the page is part of `content/`. */
  version?: string | undefined
  /** Path in the new site, such as `content/guide/intro.md`. */
  target: string
  block: FrontMatterBlock
  /** The IDs that the original site gives to the page's headings. Filled while the page is converted. */
  anchors: string[]
  /** The parts that only the old generator can render. Filled while the page is converted. */
  foreign?: Foreign[]
}

/** A language of the old site whose pages become `translations/<locale>/`. */
export interface Translation {
  /** The language tag, which is also the first segment of the URLs. */
  locale: string
  label?: string | undefined
  dir?: 'rtl' | undefined
  /** Translations of the texts in the configuration, by the original text. */
  texts: Record<string, string>
  /** The folder of the pages. */
  folder: string
  /** The first segment of the URLs of the original pages, such as `/en`, or an empty string. */
  originalPrefix: string
  /** The pages, with the path, the route, and the target of the page that each of them translates. */
  pages: OldPage[]
  /** The pages that translate no other page. */
  orphans: Set<OldPage>
}

/** A site to import. */
export interface OldSite {
  /** Name of the generator, for messages. */
  generator: string
  /** The folder that paths in messages are relative to. */
  root: string
  /** The folder of the pages. */
  pagesFolder: string
  publicFolders: string[]
  /** The folder to which the old generator wrote the site. */
  built?: string | undefined
  /** Whether a file in one of the public folders is published. The path is relative to the folder. Default: all files. */
  isPublic?: ((path: string) => boolean) | undefined
  /** Base URL, with slashes at both ends. */
  baseUrl: string
  /** Origin of the site, such as `https://example.com`, or an empty string. */
  origin: string
  /** Folders of the original site, to which nothing may be written. Default: `root`. */
  folders?: readonly string[] | undefined
  /** The pages in the language of `content/`. */
  pages: OldPage[]
  translations: Translation[]
  /** The language of the pages that are being converted. `undefined` for the language of `content/`. */
  translation?: Translation | undefined
  /** Pages by their path relative to the folder of the pages. */
  bySource: Map<string, OldPage>
  byRoute: Map<string, OldPage>
  warnings: MigrationWarnings
  styles: InlineStyles
  /** The stylesheets of the old site. */
  oldStyles: OldStyles
  icons: Icons
  /** Rules that the new site needs for the elements of imported pages, by the file that they come from. */
  css: Map<string, string>
  /** Path in the new site → absolute path in the original site. */
  assets: Map<string, string>
  /** Plugins of the new site, by name. */
  plugins: Map<string, CarriedPlugin>
  /** Versions of the npm packages that the new site needs, by name. */
  packages: Record<string, string>
  /** Links to pages that exist in the original site but aren't imported. */
  unmigratedLinks: Set<string>
  /** Routes of pages that are reported as not imported, and the imported pages that link to them. Filled while pages are converted. */
  lostRoutes: Map<string, Set<string>>
  /** Routes of pages of the original site that aren't in `pages`, such as generated lists. */
  otherRoutes: string[]
}

interface SiteBasics
  extends Pick<OldSite, 'generator' | 'root' | 'pagesFolder' | 'publicFolders' | 'built' | 'isPublic' | 'folders'> {
  /** The URL of the site, as its configuration contains it. */
  url: unknown
  /** The base URL. Default: the path in `url`. */
  base?: unknown
}

export function createSite({ url, base, ...basics }: SiteBasics, pages: OldPage[]): OldSite {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(textOf(url) ?? '')!
  return {
    ...basics,
    origin,
    baseUrl: `/${textOf(base) ?? path}/`.replace(/\/+/g, '/'),
    pages,
    translations: [],
    bySource: new Map(pages.map((page) => [page.source, page])),
    byRoute: new Map([
      ...pages.map((page) => [page.route.toLowerCase(), page] as const),
      ...pages.map((page) => [page.route, page] as const),
    ]),
    warnings: new MigrationWarnings(),
    styles: new InlineStyles(),
    oldStyles: new OldStyles(themeMaps[basics.generator]),
    icons: new Icons(),
    css: new Map(),
    assets: new Map(),
    plugins: new Map(),
    packages: {},
    unmigratedLinks: new Set(),
    lostRoutes: new Map(),
    otherRoutes: [],
  }
}

/** Adds the route of a page that the new site generates, such as a list of posts, so that links to it are converted. */
export function addRoute(site: OldSite, route: string, newRoute: string, version?: string): void {
  if (site.byRoute.has(route)) return
  const block = { frontMatter: {}, block: '', body: '', lines: 0 }
  const page = { file: '', source: '', shown: '', target: '', block, anchors: [] }
  site.byRoute.set(route, { ...page, route, newRoute, version })
}

export function readPage(file: string, source: string, shown: string, route: string, target: string): OldPage {
  return { file, source, shown, route, target, block: splitFrontMatter(readFileSync(file, 'utf8')), anchors: [] }
}

/** Returns the path of a file as shown in messages. */
export function displayPath({ root }: Pick<OldSite, 'root'>, file: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file
}

/** A part of a page that readers of the new site miss. */
export interface Loss {
  kind: WarningKind
  name: string
  reason: string
  /** What the owner of the site can do. Default: the usual remedy for the kind. */
  todo?: string
}

/** A place in the old site, for messages. */
export interface Place {
  file: string
  line: number
  column: number
}

/** A part of a page that only the old generator can render, such as a component. */
export interface Foreign extends Loss {
  /** The text of the page that shows it. */
  source: string
  /** Default: the first place that contains the text. */
  place?: Place
  /** What the page shows if the built HTML of the old site isn't known, or doesn't contain this part. Can contain other marks. */
  otherwise: string
}

/**
 * Adds a warning that readers of a page miss something.
 *
 * @param at Where the warning points to: a place, or a text, of which it's the first occurrence.
 */
export function lose(page: OldPage, site: OldSite, { kind, name, reason, todo }: Loss, at?: string | Place): void {
  const place = typeof at === 'object' ? at : { file: page.shown, ...positionOf(at, page) }
  site.warnings.add({ kind, name, reason, ...place, ...(todo && { todo }), pages: [page.shown] })
}

function positionOf(text: string | undefined, { block }: OldPage): Partial<Place> {
  const index = text ? block.body.indexOf(text.split('\n')[0]!) : -1
  const before = block.body.slice(0, index).split('\n')
  return index < 0 ? {} : { line: before.length + block.lines, column: before.at(-1)!.length + 1 }
}
