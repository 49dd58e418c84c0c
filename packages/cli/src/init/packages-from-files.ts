import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { packageFolder } from '../util/package-folder.ts'
import type { PackageManager } from './package-manager.ts'
import { isRecord, readJson } from './read-json.ts'

const scope = '@docs-engine/'

/**
 * Returns the packages of Docs that were installed from files, such as `npm pack` creates, as dependencies of a new site. Without them, the
 * package manager would look for this version in the registry. Returns `{}` if the engine runs from its repository.
 *
 * @param root Absolute path of the site's folder.
 */
export function packagesFromFiles(root: string): Record<string, string> {
  const end = packageFolder.indexOf(`${sep}node_modules${sep}`)
  if (end < 0) return {}
  const installer = packageFolder.slice(0, end)
  const manifest = readJson(installer, 'package.json', join(installer, 'package.json'))
  const dependencies = [manifest?.dependencies, manifest?.devDependencies].filter(isRecord)
  const files = dependencies.flatMap(Object.entries).flatMap(([name, version]): [string, string][] => {
    const [, path] = /^file:(.+)/.exec(String(version)) ?? []
    if (path === undefined || !name.startsWith(scope)) return []
    const target = isAbsolute(path) ? path : resolve(installer, path)
    return [[name, `file:${relativePath(root, target)}`]]
  })
  return Object.fromEntries(files)
}

/** Whether the packages of Docs are installed from files that a checkout of the repository doesn't contain. */
export function usesLocalFiles({ root, repository }: { root: string; repository: string }): boolean {
  return Object.values(packagesFromFiles(root)).some((file) => {
    const path = relative(repository, resolve(root, file.slice('file:'.length)))
    return path.startsWith('..') || isAbsolute(path)
  })
}

/** Adds packages of Docs that were installed from files to the text of a site's `package.json`. */
export function withPackagesFromFiles(text: string, local: Record<string, string>, manager: PackageManager): string {
  const { '@docs-engine/cli': cli, '@docs-engine/client': client } = local
  if (cli === undefined) return text
  const manifest = JSON.parse(text) as { devDependencies: Record<string, string>; resolutions?: Record<string, string> }
  const own = Object.keys(manifest.devDependencies).filter((name) => name in local)
  // The engine depends on the client, so list its file, too.
  const needed = client === undefined ? own : [...own, '@docs-engine/client']
  const all = { ...manifest.devDependencies, ...Object.fromEntries(needed.map((name) => [name, local[name]!])) }
  manifest.devDependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (manager.name === 'yarn') manifest.resolutions = yarnResolutions(local)
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * Returns the packages from files that other packages depend on, for the key `resolutions` of `package.json`. Without it, Yarn looks for them
 * in the registry.
 */
export function yarnResolutions({ '@docs-engine/client': client }: Record<string, string>): Record<string, string> {
  return client === undefined ? {} : { '@docs-engine/client': client }
}
