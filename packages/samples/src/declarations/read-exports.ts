import { hashOf } from '@docs-engine/shared/hash.ts'
import { readEnvironment } from '../environment/environment.ts'
import type { PackageExport } from '../model/package-export.ts'
import { noCache } from '../model/result-cache.ts'
import type { SiteOptions } from '../model/site.ts'

/**
 * Returns the exports of packages by specifier. A module that no installed package provides is missing.
 *
 * The exports of a package are cached. They are read again when the installed version changes, or for a linked package, its files.
 *
 * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed.
 */
export async function readExports(
  modules: readonly string[],
  options: SiteOptions,
): Promise<Record<string, PackageExport[]>> {
  const root = options.root.replaceAll('\\', '/')
  const environment = readEnvironment(options)
  const results = options.openCache?.('exports') ?? noCache
  const keyOf = (from: string) => hashOf({ from, ...environment.inputOf([`from '${from}'`]) })
  const found: Record<string, PackageExport[]> = {}
  const unknown: string[] = []
  for (const from of new Set(modules)) {
    const known = results.read<PackageExport[]>(keyOf(from))
    if (known) found[from] = known
    else unknown.push(from)
  }
  if (unknown.length === 0) return found
  const { readPackageExports } = await import('./package-exports.ts')
  const read = await readPackageExports(unknown, { root, ...environment })
  for (const [from, exports] of Object.entries(read)) {
    results.write(keyOf(from), exports)
    found[from] = exports
  }
  results.prune()
  return found
}
