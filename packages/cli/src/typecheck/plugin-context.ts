import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import { missingPackageNote } from '../code/missing-package.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import type { PackageExport } from '../model/package-export.ts'
import type { PluginContext } from '../model/plugin.ts'
import { ValueError } from '../plugins/hook-error.ts'
import { foldersUp } from '../util/find-up.ts'
import { nearest } from '../util/nearest.ts'
import { packageName } from '../util/package-name.ts'
import { compilerConfig, configKey } from './compiler-options.ts'
import { declarationPlaces } from './declaration-places.ts'
import { readEnvironment } from './environment.ts'
import { hashOf, openResultCache } from './result-cache.ts'

/**
 * Creates the argument of the hooks that plugins run before pages are parsed, and the list that receives their warnings.
 *
 * The exports of a package are cached. They are read again when the installed version changes, or for a linked package, its files.
 *
 * @param onWatch Called with the absolute path of each file or folder that a plugin watches, and of the declarations of local packages that
 *   it reads. Default: paths are ignored.
 */
export function createPluginContext(
  root: string,
  config: SiteConfig,
  cache: Cache | undefined,
  onWatch: (path: string) => void = () => {},
): { context: PluginContext; messages: Message[] } {
  const messages: Message[] = []
  const context: PluginContext = {
    root,
    baseUrl: config.baseUrl,
    readExports: (modules) => {
      for (const path of modules.flatMap((from) => declarationPlaces(from, root))) onWatch(path)
      return readExports(modules, root.replaceAll('\\', '/'), config, cache)
    },
    watch: (path) => onWatch(resolve(root, path)),
    warn: ({ file, line, reason, note }) => {
      messages.push({ ruleId: 'plugin', fatal: false, file, line, column: 1, reason, ...(note && { note }) })
    },
  }
  return { context, messages }
}

async function readExports(
  modules: readonly string[],
  root: string,
  { samples }: SiteConfig,
  cache: Cache | undefined,
): Promise<Record<string, PackageExport[]>> {
  const tsconfig = samples ? samples.tsconfig : undefined
  const config = compilerConfig(root, tsconfig)
  const environment = readEnvironment(root, tsconfig)
  const results = openResultCache(cache && join(dirname(cache.folder), 'exports'))
  const keyOf = (from: string) =>
    hashOf(['exports 3', from, configKey(config, root), environment.key, environment.packagesOf([`from '${from}'`])])
  const found: Record<string, PackageExport[]> = {}
  const unknown: string[] = []
  for (const from of new Set(modules)) {
    const known = results.read<PackageExport[]>(keyOf(from))
    if (known) found[from] = known
    else unknown.push(from)
  }
  if (unknown.length > 0) {
    const { readPackageExports } = await import('./package-exports.ts')
    const read = await readPackageExports(unknown, { root, config })
    for (const from of unknown) {
      const exports = read[from]
      if (!exports) {
        throw new ValueError(`no installed package provides \`${from}\``, {
          value: from,
          note: missingModuleNote(from, root),
        })
      }
      results.write(keyOf(from), exports)
      found[from] = exports
    }
    results.prune()
  }
  return found
}

/** Explains how to provide a module. A name that resembles one of the project's packages is probably mistyped. */
function missingModuleNote(from: string, root: string): string {
  const name = packageName(from) ?? from
  const near = nearest(name, projectPackages(root))
  return near && near !== name ? `Did you mean \`${near}${from.slice(name.length)}\`?` : missingPackageNote(from, root)
}

/** Returns the names of the packages that the project consists of or depends on, according to the nearest `package.json` files. */
function projectPackages(root: string): Set<string> {
  const names = new Set<string>()
  for (const folder of foldersUp(root)) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    try {
      const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
      if (typeof name === 'string') names.add(name)
      for (const packages of [dependencies, devDependencies, peerDependencies])
        for (const other of Object.keys(packages ?? {})) names.add(other)
    } catch {
      // A package manager reports a file that isn't valid JSON.
    }
  }
  return names
}
