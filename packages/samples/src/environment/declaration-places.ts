import { join, resolve, sep } from 'node:path'
import { packageName } from '@docs-engine/shared/package-name.ts'
import { enclosingPackage, linkedPackage } from './imported-packages.ts'

/**
 * Returns the absolute paths of the folders and files that contain the type declarations of a local package: the package that contains the
 * site, or one that is linked from another folder of the project. They don't have to exist, because the package may not be built yet.
 *
 * @param from The specifier in an import, such as `my-library/sub`.
 * @param root The site's folder. Packages are resolved from here.
 * @returns An empty list if the package isn't local.
 */
export function declarationPlaces(from: string, root: string): string[] {
  const local = localPackage(packageName(from) ?? from, root)
  if (!local) return []
  const { exports, types, typings, main, module } = local.manifest
  const places = pathsIn([exports, types, typings, main, module]).map((path) => {
    const [first, ...rest] = path.replace(/^\.\//, '').split('/')
    // An entry point imports other declarations, so all of its top-level folder counts. The site itself may be in that folder, too.
    const folder = join(local.folder, first!)
    return rest.length > 0 && contains(folder, resolve(root)) ? join(local.folder, path) : folder
  })
  return [...new Set(places)]
}

function localPackage(name: string, root: string): { folder: string; manifest: Record<string, unknown> } | undefined {
  const own = enclosingPackage(root)
  if (own?.manifest.name === name) return own
  const linked = linkedPackage(name, root)
  return linked === undefined ? undefined : enclosingPackage(linked)
}

/** Returns all strings in the entry points of a `package.json`, which may be nested objects and lists. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}
