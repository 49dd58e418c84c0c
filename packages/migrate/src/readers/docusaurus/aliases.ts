import { dirname, isAbsolute, join, resolve } from 'node:path'
import { loadModule } from '../../foreign/load-module.ts'
import { isFile } from '../../util/list-files.ts'
import { toArray, toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'

/** Absolute paths that imports can start with, by the name that stands for them: `@components` → `/site/src/components` */
export type Aliases = ReadonlyMap<string, string>

/**
 * Returns the aliases of a site: `@site`, those that the plugin `docusaurus-plugin-module-alias` defines, and those that the site's own
 * plugins add to the configuration of webpack.
 */
export async function aliasesOf(site: OriginalSite): Promise<Aliases> {
  const defined = site.plugins
    .filter(({ name }) => name.endsWith('plugin-module-alias'))
    .map(({ options }) => toRecord(options.alias))
  const own = [...defined, ...(await webpackAliases(site))]
    .flatMap((aliases) => Object.entries(aliases))
    .flatMap(([name, path]) => (typeof path === 'string' ? [[name, resolve(site.folder, path)] as const] : []))
  return new Map([...own.filter(([, path]) => !path.includes('/node_modules/')), ['@site', site.folder]])
}

/** Replaces the alias at the start of an import. Returns `undefined` if the import starts with none. */
export function withoutAlias(specifier: string, aliases: Aliases): string | undefined {
  for (const [name, path] of aliases)
    if (specifier.startsWith(`${name}/`)) return join(path, specifier.slice(name.length + 1))
  return undefined
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Resolves the path of an import to a file, as bundlers do. Returns `undefined` if there is no such file. */
export function resolveModule(path: string): string | undefined {
  return endings.map((ending) => path + ending).find(isFile)
}

/** Resolves a page's import to a file. Returns `undefined` if the import refers to a package or the file is missing. */
export function importedFile(specifier: string, file: string, aliases: Aliases): string | undefined {
  const aliased = withoutAlias(specifier, aliases)
  if (aliased) return resolveModule(aliased)
  return specifier.startsWith('.') ? resolveModule(resolve(dirname(file), specifier)) : undefined
}

/** Runs the plugins that are part of the site as far as necessary to get their changes of webpack's configuration. */
async function webpackAliases(site: OriginalSite): Promise<Record<string, unknown>[]> {
  const context = { siteDir: site.folder, siteConfig: site.config, generatedFilesDir: join(site.folder, '.docusaurus') }
  const found: Record<string, unknown>[] = []
  for (const entry of toArray(site.config.plugins)) {
    try {
      const [plugin, options] = Array.isArray(entry) ? entry : [entry, {}]
      const create = typeof plugin === 'string' ? await ownPlugin(plugin, site.folder) : plugin
      const result: unknown = typeof create === 'function' ? await create(context, toRecord(options)) : undefined
      const { configureWebpack } = toRecord(result)
      const config =
        typeof configureWebpack === 'function'
          ? configureWebpack.call(result, {}, false, {}, undefined)
          : configureWebpack
      found.push(toRecord(toRecord(toRecord(config).resolve).alias))
    } catch {
      // A plugin that fails here defines no aliases that are known.
    }
  }
  return found
}

/** Loads a plugin that is a file of the site rather than a package. */
async function ownPlugin(name: string, siteFolder: string): Promise<unknown> {
  const file = isAbsolute(name) || name.startsWith('.') ? resolveModule(resolve(siteFolder, name)) : undefined
  if (!file || file.includes('/node_modules/')) return undefined
  const { value } = await loadModule(file, siteFolder, { wholeModule: true })
  return typeof value === 'function' ? value : toRecord(value).default
}
