import { hashOf } from '@docs-engine/shared/hash.ts'
import type { ResolvedConfig } from '../model/config-schema.ts'
import type { Plugin } from '../model/plugin.ts'
import { notPlain } from '../util/plain-data.ts'

/** The parts of page cache keys that depend on plugins. */
export interface PluginKeys {
  /** Key of the plugins that can change any page, or `''` if the site has no such plugins. */
  all: string
  /** Keys that only apply to pages that use certain languages or directives. */
  byName: { names: string[]; key: string }[]
}

export interface PluginKeyInput {
  config: Pick<ResolvedConfig, 'markdown' | 'plugins'>
  /** The text of `site.config.ts` without the values that plugins can't depend on. */
  source: string
  /** Hash of the modules that `site.config.ts` imports. */
  imports: string
}

/**
 * Computes the cache keys of a site's plugins.
 *
 * A function's behavior may depend on any constant and any module that it refers to. If a plugin has no version, its key therefore contains
 * the text of the configuration and a hash of all modules that the configuration imports. A plugin with a version is identified by its
 * name, its version, and its options.
 */
export function pluginKeys({ config, source, imports }: PluginKeyInput): PluginKeys {
  const { markdown, plugins } = config
  const code = JSON.stringify([source, imports])
  const keyOf = (plugin: Plugin) => {
    const { name, version, options } = plugin
    const data = version === undefined ? undefined : optionsText(options)
    return data === undefined ? [name, code] : [name, version, data]
  }
  const changing = plugins.filter(changesPages)
  const isUnlimited = (plugin: Plugin) => changes(plugin, 'all pages')
  const { remarkPlugins, rehypePlugins, handlers } = markdown
  const hasUnified = remarkPlugins.length + rehypePlugins.length + Object.keys(handlers).length > 0
  const all = [...(hasUnified ? [['markdown', code]] : []), ...changing.filter(isUnlimited).map(keyOf)]
  return {
    all: all.length > 0 ? hashOf(all) : '',
    byName: changing
      .filter((plugin) => !isUnlimited(plugin))
      .map((plugin) => ({
        names: namesOf(plugin),
        key: hashOf([keyOf(plugin)]),
      })),
  }
}

/** Returns the part of a page's cache key that depends on plugins, or `''` if no plugin can change the page. */
export function pluginKeyOf({ all, byName }: PluginKeys, text: string): string {
  // A plugin counts as used if one of its names occurs anywhere in the text. Parsing the text to find the actual uses would take longer
  // than it saves.
  const lower = byName.length > 0 ? text.toLowerCase() : ''
  const used = byName.filter(({ names }) => names.some((name) => lower.includes(name.toLowerCase())))
  return [all, ...used.map(({ key }) => key)].join('')
}

/** Adds the key of the data that a plugin prepared. It applies to pages that use the plugin's directives, which receive the data. */
export function withDataKey({ all, byName }: PluginKeys, { directives }: Plugin, data: object): PluginKeys {
  return directives
    ? { all, byName: [...byName, { names: namesOf({ directives }), key: hashOf(data) }] }
    : { all, byName }
}

/** Returns the texts that a page contains if it uses a language or a directive of a plugin. */
function namesOf({ codeBlocks = {}, directives = {} }: Pick<Plugin, 'codeBlocks' | 'directives'>): string[] {
  return [...Object.keys(codeBlocks), ...Object.keys(directives).map((name) => `:${name}`)]
}

/** Whether every plugin that changes pages has a version, so that its key doesn't contain the text of the configuration. */
export function haveVersions(plugins: Plugin[]): boolean {
  return plugins.every(
    (plugin) => !changesPages(plugin) || (plugin.version !== undefined && optionsText(plugin.options) !== undefined),
  )
}

/** Which parsed pages each part of a plugin can change. */
const scopes: Record<keyof Plugin, 'all pages' | 'pages with its names' | 'none'> = {
  frontMatterKeys: 'all pages',
  remarkPlugins: 'all pages',
  rehypePlugins: 'all pages',
  handlers: 'all pages',
  page: 'all pages',
  codeBlocks: 'pages with its names',
  directives: 'pages with its names',
  // These identify the plugin, and are part of its key.
  name: 'none',
  version: 'none',
  options: 'none',
  // The components' code is part of the key of all pages.
  components: 'none',
  // The data is part of the key of pages with its directives.
  prepare: 'none',
  pages: 'none',
  head: 'none',
  buildEnd: 'none',
}

function changesPages(plugin: Plugin): boolean {
  return changes(plugin, 'all pages') || changes(plugin, 'pages with its names')
}

/** Whether one of the plugin's parts has a scope. */
function changes(plugin: Plugin, scope: (typeof scopes)[keyof Plugin]): boolean {
  return Object.entries(scopes).some(([part, its]) => its === scope && plugin[part as keyof Plugin] !== undefined)
}

/** Serializes options. Returns `undefined` if they contain a function or another value that isn't data. */
function optionsText(options: unknown): string | undefined {
  if (options === undefined) return ''
  return notPlain(options) ? undefined : JSON.stringify(options)
}
