import { resolve } from 'node:path'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { isFile } from '../../util/list-files.ts'
import { type Options, textOf, trimSlashes } from '../../util/values.ts'
import { type UnifiedPlugin, unifiedPlugins } from './unified-plugins.ts'

/** A version of a set of documents. */
export interface DocsVersion {
  /** The name in the original site: `current`, or one from `versions.json`. */
  name: string
  /** The name of its folder below `versions/`, or `undefined` for the documents that become `content/`. */
  folder: string | undefined
  label: string
  isLatest: boolean
  /** Position in the version menu of the original site. */
  order: number
}

/** A set of documents: `docs/`, or another instance of the docs plugin. */
export interface DocsOptions {
  /** Absolute path. */
  folder: string
  /** Route of the documents, without leading and trailing slashes: `docs`, or an empty string for the root. */
  routeBase: string
  /** Like `routeBase`, but in the original site, where it contains the version. */
  addressBase: string
  /** The version of the documents, unless the set isn't part of the documentation, like the blog. */
  version?: DocsVersion
  include: string[]
  exclude: string[]
  /** Path of the sidebars file. If `undefined`, the sidebar is generated from the folders. `false` disables the sidebar. */
  sidebars: string | false | undefined
  numberPrefixes: boolean
  /** URL of the site's folder in the repository, to which Docusaurus appends a document's path relative to that folder. */
  editUrl: string | undefined
  /** Whether the configuration contains an `editUrl`, even one whose result isn't known. */
  hasEditUrl: boolean
  /** Whether pages show when they were last changed. */
  showsDates: boolean
  id: string
  /** Plugins for Markdown that the configuration adds, in the order in which they run. */
  unified: UnifiedPlugin[]
}

/** The options of a folder whose pages have no sidebar, such as a blog. */
export function folderOptions(folder: string, id: string, route: string, options: Options = {}): DocsOptions {
  const list = (value: unknown, usual: string[]) => (Array.isArray(value) ? value.map(String) : usual)
  return {
    folder,
    routeBase: route,
    addressBase: route,
    include: list(options.include, ['**/*.{md,mdx}']),
    exclude: list(options.exclude, ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.*', '**/__tests__/**']),
    sidebars: false,
    numberPrefixes: false,
    editUrl: undefined,
    hasEditUrl: false,
    showsDates: false,
    id,
    unified: [],
  }
}

export function docsOptions(
  options: Options,
  siteFolder: string,
  origins: ReadonlyMap<unknown, ModuleOrigin>,
): DocsOptions {
  const sidebars = options.sidebarPath
  const folder = resolve(siteFolder, textOf(options.path) ?? 'docs')
  const route = trimSlashes(textOf(options.routeBasePath) ?? 'docs')
  return {
    ...folderOptions(folder, textOf(options.id) ?? 'default', route, options),
    sidebars: sidebars === false ? false : textOf(sidebars) && sidebarsFile(resolve(siteFolder, String(sidebars))),
    numberPrefixes: options.numberPrefixParser !== false,
    editUrl: textOf(options.editUrl)?.replace(/\/*$/, '/'),
    hasEditUrl: options.editUrl !== undefined,
    showsDates: options.showLastUpdateTime === true,
    unified: unifiedPlugins(options, origins),
  }
}

/** Returns the given path or, if that file doesn't exist, the path of an existing file with the same name and a different extension. */
function sidebarsFile(path: string): string {
  const stem = path.replace(/\.\w+$/, '')
  return [path, ...['ts', 'js', 'mjs', 'cjs', 'mts', 'json'].map((ending) => `${stem}.${ending}`)].find(isFile) ?? path
}
