import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { findUp, foldersUp } from '@docs-engine/shared/find-up.ts'
import { packageName } from '@docs-engine/shared/package-name.ts'
import type { CodeBlock } from '../model/code-block.ts'
import { isSample } from '../model/sample-files.ts'

/** Returns the packages that a file imports or requires. The result may contain duplicates. */
export function importedPackages(text: string): string[] {
  const statements = text.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*(?:\(\s*)?['"]([^'"]+)['"]/g)
  return [...statements].flatMap(([, specifier]) => packageName(specifier!) ?? [])
}

/** Returns a list of imported packages for each code block that is compiled. Blocks that import the same packages share one list. */
export function packagesOfSamples(fences: CodeBlock[]): string[][] {
  const found = new Map<string, string[]>()
  for (const fence of fences) {
    if (!isSample(fence) || fence.nocheck !== undefined || fence.files.length === 0) continue
    const names = [...new Set(packagesOf(fence))].sort()
    found.set(names.join(' '), names)
  }
  return [...found.values()]
}

/** Sets `nocheck` on code blocks that import a package that isn't installed. */
export function withoutMissingPackages(fences: CodeBlock[], isInstalled: (name: string) => boolean): CodeBlock[] {
  return fences.map((fence) => {
    const missing = packagesOf(fence).find((name) => !isInstalled(name))
    return missing ? { ...fence, nocheck: `\`${missing}\` isn’t installed` } : fence
  })
}

function packagesOf({ files }: CodeBlock): string[] {
  return files.flatMap(({ text }) => importedPackages(text))
}

/** Creates a function that returns whether a package is installed, as seen from modules in `root`. */
export function installedPackages(root: string): (name: string) => boolean {
  const folders = [...foldersUp(root)].map((up) => join(up, 'node_modules')).filter((folder) => existsSync(folder))
  const own = ownPackage(root)
  const known = new Map<string, boolean>()
  return (name) => {
    if (name === own?.name) return true
    const folder = name.startsWith('node:') ? '@types/node' : name
    const found = known.get(name) ?? folders.some((modules) => existsSync(join(modules, folder)))
    known.set(name, found)
    return found
  }
}

/** Creates a function that returns whether a package is the one that contains the site, or a link to another folder of the project. */
export function localPackages(root: string): (name: string) => boolean {
  const own = ownPackage(root)
  return (name) => name === own?.name || linkedPackage(name, root) !== undefined
}

/** Returns the real path of a package that is a link to another folder of the project, or `undefined` if it's another package. */
export function linkedPackage(name: string, root: string): string | undefined {
  const found = findUp(join('node_modules', name), root)
  const folder = found && realpathSync(found)
  return folder?.split(sep).includes('node_modules') ? undefined : folder
}

/** Returns the package that contains a folder, if modules in the folder can import the package by its name. */
export function ownPackage(root: string): { name: string; folder: string } | undefined {
  const { folder, manifest } = enclosingPackage(root) ?? {}
  // Node and TypeScript require `exports` for that.
  return folder !== undefined && typeof manifest?.name === 'string' && manifest.exports
    ? { name: manifest.name, folder }
    : undefined
}

/**
 * Returns the closest folder with a `package.json`, and the contents of that file. The function of the same name in `init/` stops at the
 * root of the repository and reports a file that isn't valid JSON.
 */
export function enclosingPackage(root: string): { folder: string; manifest: Record<string, unknown> } | undefined {
  const path = findUp('package.json', root)
  if (path === undefined) return undefined
  try {
    return { folder: dirname(path), manifest: JSON.parse(readFileSync(path, 'utf8')) }
  } catch {
    // A package manager reports a file that isn't valid JSON.
    return undefined
  }
}
