import { dirname, join } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import type { PackageExport } from '../model/package-export.ts'
import type { PluginContext } from '../model/plugin.ts'
import { packageName } from '../util/package-name.ts'
import { compilerConfig, configKey } from './compiler-options.ts'
import { readEnvironment } from './environment.ts'
import { hashOf, openResultCache } from './result-cache.ts'

/**
 * Creates the argument of the hooks that plugins run before pages are parsed, and the list that receives their warnings.
 *
 * The exports of a package are cached. They are read again when the installed version changes, or for a linked package, its files.
 */
export function createPluginContext(
  root: string,
  config: SiteConfig,
  cache: Cache | undefined,
): { context: PluginContext; messages: Message[] } {
  const messages: Message[] = []
  const context: PluginContext = {
    root,
    baseUrl: config.baseUrl,
    readExports: (modules) => readExports(modules, root.replaceAll('\\', '/'), config, cache),
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
    hashOf(['exports 2', from, configKey(config, root), environment.key, environment.packagesOf([`from '${from}'`])])
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
      if (!exports)
        throw new Error(
          `no installed package provides \`${from}\`. Install it: \`npm install --save-dev ${packageName(from) ?? from}\``,
        )
      results.write(keyOf(from), exports)
      found[from] = exports
    }
    results.prune()
  }
  return found
}
