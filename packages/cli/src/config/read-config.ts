import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import type { Surroundings } from '../model/command.ts'
import { baseUrlSchema, type ResolvedConfig, type SiteConfig } from '../model/config-schema.ts'
import type { Position } from '../model/position.ts'
import { type EvaluatedModule, evaluateModule } from '../modules/evaluate-module.ts'
import { thrownAt } from '../modules/thrown-at.ts'
import { haveVersions, pluginKeys } from '../plugins/plugin-keys.ts'
import { type LoadedPlugin, pluginList, type SitePlugins } from '../plugins/site-plugins.ts'
import { assertFolder } from '../util/assert-folder.ts'
import { errorText } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'
import { withBuiltInLabels } from './built-in-labels.ts'
import { configFile } from './config-source.ts'
import { keyPosition, stringPosition, valueText, withoutValues } from './key-position.ts'
import { entryName } from './plugin-entry.ts'
import { validateConfig } from './validate-config.ts'

export interface ReadConfigOptions {
  env: Surroundings['env']
  /** The value of `--base-url` or `DOCS_BASE_URL`. */
  baseUrl?: string | undefined
  cache?: Cache | undefined
}

/** A site's configuration, split into plain data and plugins. */
export interface LoadedConfig {
  config: SiteConfig
  /** The site's plugins, or `undefined` if the site has none. */
  plugins: SitePlugins | undefined
}

/** The valid part of a site's configuration. */
export interface ValidConfig extends LoadedConfig {
  /** The errors in the rest of the configuration. */
  errors: SiteErrors[]
  /** Whether the pages of the site depend on a key that has an error. */
  lacksPages: boolean
}

/**
 * Reads and validates `site.config.ts` in `root`.
 *
 * @throws {UserError} if the folder or the file doesn't exist, or if the base URL in `options` is invalid.
 * @throws {SiteErrors} with exit status 2 if the file can't be compiled or run, or if a key is invalid.
 */
export async function readConfig(root: string, options: ReadConfigOptions): Promise<LoadedConfig> {
  const { errors, lacksPages, ...loaded } = await readValidConfig(root, options)
  if (errors.length > 0) throw SiteErrors.join(errors)
  return loaded
}

/** The keys that determine which paths a site has. */
const keysWithPages: readonly string[] = [
  'locales',
  'markdown',
  'plugins',
  'redirects',
  'versions',
] satisfies (keyof ResolvedConfig)[]

/** Like `readConfig`, but an invalid key is returned as an error, so that the rest of the configuration can be checked. */
export async function readValidConfig(root: string, options: ReadConfigOptions): Promise<ValidConfig> {
  assertFolder(root)
  const name = configFile(root)
  if (!name) {
    throw new UserError(
      `No \`site.config.ts\` in \`${basename(root)}\`.`,
      'Run the command in the site’s folder, or pass the folder as an argument. To create a site, run `docs init <folder>`.',
    )
  }
  const path = join(root, name)
  const source = readFileSync(path, 'utf8')
  const wrong = (reason: string, note?: string, thrown?: unknown) => {
    const place = thrownAt(thrown, root) ?? { file: name, line: 1, column: 1 }
    return new SiteErrors([{ ruleId: 'config', ...place, fatal: true, reason, ...(note && { note }) }], 2)
  }
  const module = await evaluateModule(path, {
    root,
    ruleId: 'config',
    exitCode: 2,
    cache: options.cache,
  })
  let value: unknown
  try {
    value = await module.exports.default
  } catch (error) {
    throw wrong(`\`${name}\` can’t be run: ${errorText(error, root)}.`, undefined, error)
  }
  if (value === undefined)
    throw wrong(`\`${name}\` has no default export.`, 'Write `export default defineConfig({ … })`.')
  const { config, messages, invalidKeys } = validateConfig(value, source, name)
  const errors = messages.length > 0 ? [new SiteErrors(messages, 2)] : []
  if (!config) throw SiteErrors.join(errors)
  const { markdown, plugins, ...data } = config
  const lacksPlugins = invalidKeys.has('plugins') || invalidKeys.has('markdown')
  return {
    errors,
    lacksPages: keysWithPages.some((key) => invalidKeys.has(key)),
    config: {
      ...(await withBuiltInLabels(data)),
      baseUrl: options.baseUrl ? parseBaseUrl(options.baseUrl) : data.baseUrl,
      search: withEnvironment(data.search, options.env),
    },
    plugins: lacksPlugins ? undefined : sitePlugins({ markdown, plugins }, { path, source, module }),
  }
}

function sitePlugins(
  config: Pick<ResolvedConfig, 'markdown' | 'plugins'>,
  { path, source, module }: { path: string; source: string; module: EvaluatedModule },
): SitePlugins | undefined {
  if (pluginList(config).length === 0) return undefined
  const { remarkPlugins, rehypePlugins } = config.markdown
  const names = [
    ...remarkPlugins.map((_, i) => entryName(source, 'remarkPlugins', i)),
    ...rehypePlugins.map((_, i) => entryName(source, 'rehypePlugins', i)),
  ]
  const kept = haveVersions(config.plugins) ? ['markdown'] : ['markdown', 'plugins']
  const keys = pluginKeys({ config, source: withoutValues(source, kept), imports: module.imports })
  const all = pluginList(config, names)
  const first = all.length - config.plugins.length
  const list = all.map((plugin, i): LoadedPlugin => {
    if (i < first) return plugin
    const keyPath = ['plugins', i - first]
    const entry = (value?: string) => ({
      file: basename(path),
      ...((value !== undefined && stringInEntry(source, keyPath, value)) || keyPosition(source, keyPath)),
    })
    return { ...plugin, entry }
  })
  return { module: { path, code: module.code, keys, names }, list }
}

/** Returns the position of a string in a plugin's entry, or elsewhere in the configuration, if the entry refers to a constant. */
function stringInEntry(source: string, keyPath: PropertyKey[], value: string): Position | undefined {
  const start = source.indexOf(valueText(source, keyPath))
  return stringPosition(source, value, start) ?? stringPosition(source, value)
}

/** Adds the options of the hosted search that are only set as environment variables. */
function withEnvironment(search: SiteConfig['search'], env: Surroundings['env']): SiteConfig['search'] {
  const given = {
    appId: search.appId ?? env.DOCSEARCH_APP_ID,
    apiKey: search.apiKey ?? env.DOCSEARCH_API_KEY,
    indexName: search.indexName ?? env.DOCSEARCH_INDEX_NAME,
  }
  return { ...search, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
}

function parseBaseUrl(baseUrl: string): string {
  const { data, error } = baseUrlSchema.safeParse(baseUrl)
  if (data !== undefined) return data
  throw new UserError(
    `The base URL \`${baseUrl}\` is invalid.`,
    `Expected ${error!.issues[0]!.message}. Check \`--base-url\` and the environment variable \`DOCS_BASE_URL\`.`,
  )
}
