import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { foldersUp } from '@docs-engine/shared/find-up.ts'
import type { IsImportable } from '../model/site.ts'
import { declarationPlaces } from './declaration-places.ts'
import { enclosingPackage, ownPackage } from './imported-packages.ts'

/**
 * Returns the folders and files that modules at the given places need to load their packages: `node_modules`, and packages in other folders
 * that are linked from there. Of these, hidden files such as `.env` aren't included.
 *
 * @param places The site's root, and the paths of modules outside of `node_modules`.
 */
export function readableFolders([root, ...modules]: string[]): string[] {
  const found = new Set<string>()
  const isFound = (path: string) => [...found].some((folder) => path === folder || path.startsWith(folder + sep))
  const addPackages = (from: string) => {
    for (const up of foldersUp(from)) {
      const folder = realPath(join(up, 'node_modules'))
      if (folder === undefined || isFound(folder)) continue
      found.add(folder)
      for (const link of links(folder)) addPackage(realPath(link))
    }
  }
  const addPackage = (folder: string | undefined) => {
    if (folder === undefined || isFound(folder)) return
    const isInstalled = folder.split(sep).includes('node_modules')
    // A link that isn't a package may have been committed, and lead anywhere.
    if (!existsSync(join(folder, 'package.json'))) return
    const shown = isInstalled ? [folder] : visibleEntries(folder)
    for (const path of shown) found.add(path)
    if (shown.length > 0) addPackages(folder)
  }
  addPackages(root!)
  for (const path of modules) addPackage(enclosingPackage(dirname(path))?.folder)
  return [...found]
}

/**
 * @param mayRead See `SiteOptions`.
 * @param configFiles The site's `tsconfig.json`, and the files that it extends. They may be outside of the repository.
 */
export function importableFiles(
  root: string,
  mayRead: ((path: string) => boolean) | undefined,
  configFiles: readonly string[],
): IsImportable {
  if (!mayRead) return () => true
  let packages: string[] | undefined
  return (path) => {
    if (configFiles.includes(path)) return true
    packages ??= [...readableFolders([root]), ...ownPlaces(root)]
    const target = realPath(path) ?? path
    return packages.some((place) => target === place || target.startsWith(place + sep)) || mayRead(path)
  }
}

/** Returns the places of the package that contains the site. Without a repository, `mayRead` doesn't include them. */
function ownPlaces(root: string): string[] {
  const own = ownPackage(root)
  const places = own ? [join(own.folder, 'package.json'), ...declarationPlaces(own.name, root)] : []
  return places.map((place) => realPath(place) ?? place)
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** Returns the paths of the links in a `node_modules` folder, including those to packages of an organization. */
function links(modules: string): string[] {
  return entries(modules).flatMap((entry) => {
    const path = join(modules, entry.name)
    if (entry.name.startsWith('@') && entry.isDirectory()) return links(path)
    return entry.isSymbolicLink() ? [path] : []
  })
}

function visibleEntries(folder: string): string[] {
  return entries(folder)
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .map(({ name }) => join(folder, name))
}

function entries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
