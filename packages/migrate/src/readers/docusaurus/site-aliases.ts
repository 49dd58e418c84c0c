import { isAbsolute, join, resolve } from 'node:path'
import { loadModule } from '../../foreign/load-module.ts'
import { toArray, toRecord } from '../../util/values.ts'
import type { Aliases } from './aliases.ts'
import type { OriginalSite } from './original-site.ts'
import { resolveModule } from './resolve-module.ts'

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

async function webpackAliases(site: OriginalSite): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (const entry of toArray(site.config.plugins)) {
    try {
      const result = await createOwnPlugin(entry, site)
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

/**
 * Creates a plugin of the configuration that is part of the site. Returns `undefined` for other plugins.
 *
 * @param entry An item of `plugins`.
 */
export async function createOwnPlugin(entry: unknown, site: OriginalSite): Promise<unknown> {
  const context = {
    siteDir: site.folder,
    siteConfig: site.config,
    generatedFilesDir: join(site.folder, '.docusaurus'),
    i18n: { currentLocale: 'en' },
  }
  const [plugin, options] = Array.isArray(entry) ? entry : [entry, {}]
  const create = typeof plugin === 'string' ? await ownPlugin(plugin, site.folder) : plugin
  if (typeof create !== 'function') return undefined
  return create(context, toRecord(options))
}

/** Loads a plugin that is a file of the site rather than a package. */
async function ownPlugin(name: string, siteFolder: string): Promise<unknown> {
  const file = isAbsolute(name) || name.startsWith('.') ? resolveModule(resolve(siteFolder, name)) : undefined
  if (!file || file.includes('/node_modules/')) return undefined
  const { value } = await loadModule(file, siteFolder, { wholeModule: true })
  return typeof value === 'function' ? value : toRecord(value).default
}
