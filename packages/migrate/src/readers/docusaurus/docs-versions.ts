import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFile } from '../../util/list-files.ts'
import { type Options, textOf, toArray, toRecord, trimSlashes } from '../../util/values.ts'
import type { DocsOptions, DocsVersion } from './docs-options.ts'
import { readData } from './read-data.ts'

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
