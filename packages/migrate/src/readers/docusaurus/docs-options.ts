import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { isFile } from '../../util/list-files.ts'
import { type Options, textOf, toArray, toRecord, trimSlashes } from '../../util/values.ts'
import { readData } from './read-data.ts'
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
    sidebars: sidebars === false ? false : textOf(sidebars) && resolve(siteFolder, String(sidebars)),
    numberPrefixes: options.numberPrefixParser !== false,
    editUrl: textOf(options.editUrl)?.replace(/\/*$/, '/'),
    hasEditUrl: options.editUrl !== undefined,
    unified: unifiedPlugins(options, origins),
  }
}

/** A version with the place of its documents in the original site. */
interface VersionPlace extends DocsVersion {
  /** Absolute path. */
  docsFolder: string
  /** Path of the version's routes below the base route, without slashes at both ends. */
  path: string
  sidebars: DocsOptions['sidebars']
  options: Options
}

/**
 * Splits the documents of a docs plugin by version, those that become `content/` first. These are the documents that the old site serves
 * without a version in their URLs, which is usually the newest frozen version, not the folder `docs`.
 */
export function splitVersions(docs: DocsOptions, options: Options, siteFolder: string): DocsOptions[] {
  const places = versionPlaces(docs, options, siteFolder)
  const main = places.find(({ path }) => path === '') ?? places.find(({ isLatest }) => isLatest)!
  const usedFolders = new Set<string>()
  const sets = places.map((place): DocsOptions => {
    const folder = place === main ? undefined : folderOf(place, usedFolders)
    return {
      ...docs,
      folder: place.docsFolder,
      sidebars: place.sidebars,
      addressBase: [docs.routeBase, place.path].filter(Boolean).join('/'),
      version: { name: place.name, label: place.label, isLatest: place.isLatest, order: place.order, folder },
    }
  })
  const [first] = sets.filter(({ version }) => version?.folder === undefined)
  return [first!, ...sets.filter((set) => set !== first)]
}

/** Returns the versions that the old site publishes, in its order. */
function versionPlaces(docs: DocsOptions, options: Options, siteFolder: string): VersionPlace[] {
  const prefix = docs.id === 'default' ? '' : `${docs.id}_`
  const frozen = options.disableVersioning === true ? [] : toArray(readData(join(siteFolder, `${prefix}versions.json`)))
  const all = [...(options.includeCurrentVersion === false ? [] : ['current']), ...frozen.map(String)]
  const only = Array.isArray(options.onlyIncludeVersions) ? options.onlyIncludeVersions.map(String) : all
  const own = toRecord(options.versions)
  const foldersOf = (name: string) => ({
    docsFolder: name === 'current' ? docs.folder : join(siteFolder, `${prefix}versioned_docs/version-${name}`),
    sidebars: name === 'current' ? docs.sidebars : sidebarsOf(name, prefix, docs, siteFolder),
  })
  const names = all.filter((name) => only.includes(name) && existsSync(foldersOf(name).docsFolder))
  if (names.length === 0) names.push('current')
  const wanted = textOf(options.lastVersion)
  const latest = wanted && names.includes(wanted) ? wanted : (names.find((name) => name !== 'current') ?? 'current')
  return names.map((name, order) => {
    const settings = toRecord(own[name])
    const usual = name === latest ? '' : name === 'current' ? 'next' : name
    return {
      name,
      folder: undefined,
      label: textOf(settings.label) ?? (name === 'current' ? 'Next' : name),
      isLatest: name === latest,
      order,
      path: typeof settings.path === 'string' ? trimSlashes(settings.path) : usual,
      options: settings,
      ...foldersOf(name),
    }
  })
}

function sidebarsOf(name: string, prefix: string, docs: DocsOptions, siteFolder: string): DocsOptions['sidebars'] {
  const file = join(siteFolder, `${prefix}versioned_sidebars/version-${name}-sidebars.json`)
  if (isFile(file)) return file
  return docs.sidebars === undefined ? undefined : false
}

/** Returns the name of a version's folder, which is part of its URLs. If possible, it's the same as in the URLs of the old site. */
function folderOf({ name, path }: VersionPlace, used: Set<string>): string {
  const isName = (text: string) => /^[A-Za-z0-9][\w.-]*$/.test(text) && text !== 'current' && !used.has(text)
  const usual = name.replace(/[^\w.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '')
  const folder = [path, usual, `v${usual}`].find(isName) ?? `version-${used.size + 1}`
  used.add(folder)
  return folder
}
