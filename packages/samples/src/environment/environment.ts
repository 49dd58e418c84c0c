import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { findUp, foldersUp } from '@docs-engine/shared/find-up.ts'
import { lockFiles } from '@docs-engine/shared/lock-files.ts'
import { compilerConfig } from '../compiler/options.ts'
import type { CompilerConfig, EnvironmentInput } from '../model/environment-input.ts'
import type { IsImportable, SiteOptions } from '../model/site.ts'
import { importedPackages, ownPackage } from './imported-packages.ts'
import { importableFiles } from './readable-folders.ts'

/** The installed packages and the site's settings. */
export interface Environment {
  config: CompilerConfig
  /** Returns whether modules of the site can import a file. */
  isImportable: IsImportable
  /** Returns what the results for texts depend on, in addition to the texts. */
  inputOf(texts: string[]): EnvironmentInput
}

/** Reads a site's environment. The version of each package is looked up only once. */
export function readEnvironment({ root, engine, tsconfig, modules = [], mayRead }: SiteOptions): Environment {
  const hash = createHash('sha256')
  hash.update(process.version)
  hash.update((createRequire(import.meta.url)('typescript/package.json') as { version: string }).version)
  for (const folder of foldersUp(root)) {
    const lock = Object.keys(lockFiles)
      .map((name) => join(folder, name))
      .find((path) => existsSync(path))
    if (!lock) continue
    hash.update(readFileSync(lock))
    break
  }
  const configFiles = tsconfig ? addConfig(hash, join(root, tsconfig)) : []
  for (const path of modules) hash.update(`${relative(root, path)}\0`).update(readFileSync(path))

  const own = ownPackage(root)
  const versions = new Map<string, string>()
  const packagesOf = (texts: string[]) => {
    const names = new Set(texts.flatMap(importedPackages))
    if (names.size > 0) names.add('typescript')
    return [...names].sort().map((name) => {
      const known =
        versions.get(name) ?? (name === own?.name ? `own+${newestDeclaration(own.folder)}` : packageVersion(root, name))
      versions.set(name, known)
      return `${name}@${known}`
    })
  }
  const config = compilerConfig(root, tsconfig)
  const environment = hash.digest('hex')
  return {
    config,
    isImportable: importableFiles(root, mayRead, configFiles),
    inputOf: (texts) => ({ engine, config, environment, packages: packagesOf(texts) }),
  }
}

function packageVersion(root: string, name: string): string {
  const manifest = findUp(join('node_modules', name, 'package.json'), root)
  if (manifest === undefined) return 'not installed'
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }
  const real = dirname(realpathSync(manifest))
  // A package of the same workspace can change without a new version, so include the time of its newest file.
  return isInNodeModules(real) ? `${version}` : `${version}+${newestDeclaration(real)}`
}

/**
 * Returns whether a folder is inside `node_modules`, on any platform. The package manager replaces such a folder
 * whenever it installs a new version.
 */
export function isInNodeModules(folder: string): boolean {
  return /[\\/]node_modules[\\/]/.test(folder)
}

function newestDeclaration(folder: string): number {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.'))
        newest = Math.max(newest, newestDeclaration(path))
    } else if (/\.[cm]?tsx?$|^package\.json$/.test(entry.name)) newest = Math.max(newest, statSync(path).mtimeMs)
  }
  return newest
}

/**
 * Adds a configuration file to the hash, and the files that it extends by a relative path. A configuration from a
 * package is covered by the package's version.
 *
 * @returns The absolute paths of these files.
 */
function addConfig(hash: ReturnType<typeof createHash>, path: string): string[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  hash.update(text)
  const [, list = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text) ?? []
  const bases = [...list.matchAll(/"(\.[^"]*)"/g)].flatMap(([, base]) => {
    const target = join(dirname(path), base!)
    return addConfig(hash, target.endsWith('.json') ? target : `${target}.json`)
  })
  return [path, ...bases]
}
