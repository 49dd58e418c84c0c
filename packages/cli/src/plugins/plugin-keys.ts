import { createHash } from 'node:crypto'
import type { ResolvedConfig } from '../model/config-schema.ts'
import type { Plugin } from '../model/plugin.ts'

/** The parts of page cache keys that depend on plugins. */
export interface PluginKeys {
  /** Key of the plugins that can change any page, or `''` if the site has no such plugins. */
  all: string
  /**
   * Keys of the plugins that only change pages that use certain languages or directives. An entry with a `value` is the key of an entry in
   * the data that a plugin prepared. It only applies to pages that contain the value too.
   */
  byName: { names: string[]; key: string; value?: string }[]
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
  const isUnlimited = (plugin: Plugin) =>
    plugin.remarkPlugins || plugin.rehypePlugins || plugin.handlers || plugin.page || plugin.frontMatterKeys
  const { remarkPlugins, rehypePlugins, handlers } = markdown
  const hasUnified = remarkPlugins.length + rehypePlugins.length + Object.keys(handlers).length > 0
  const all = [...(hasUnified ? [['markdown', code]] : []), ...changing.filter(isUnlimited).map(keyOf)]
  return {
    all: all.length > 0 ? hash(all) : '',
    byName: changing
      .filter((plugin) => !isUnlimited(plugin))
      .map((plugin) => ({
        names: namesOf(plugin),
        key: hash([keyOf(plugin)]),
      })),
  }
}

/** Returns the part of a page's cache key that depends on plugins, or `''` if no plugin can change the page. */
export function pluginKeyOf({ all, byName }: PluginKeys, text: string): string {
  // A plugin counts as used if one of its names occurs anywhere in the text. Parsing the text to find the actual uses would take longer
  // than it saves.
  const used = byName.filter(
    ({ names, value = '' }) => text.includes(value) && names.some((name) => text.includes(name)),
  )
  return [all, ...used.map(({ key }) => key)].join('')
}

/** Adds the keys of the data that a plugin prepared. */
export function withDataKeys({ all, byName }: PluginKeys, plugin: Plugin, data: Record<string, unknown>): PluginKeys {
  const keys = Object.entries(data).map(([value, entry]) => ({ names: namesOf(plugin), value, key: hash(entry) }))
  return { all, byName: [...byName, ...keys] }
}

/** Returns the texts that a page contains if it uses a language or a directive of a plugin. */
function namesOf({ codeBlocks = {}, directives = {} }: Plugin): string[] {
  return [...Object.keys(codeBlocks), ...Object.keys(directives).map((name) => `:${name}`)]
}

/** Whether every plugin that changes pages has a version, so that its key doesn't contain the text of the configuration. */
export function haveVersions(plugins: Plugin[]): boolean {
  return plugins.every(
    (plugin) => !changesPages(plugin) || (plugin.version !== undefined && optionsText(plugin.options) !== undefined),
  )
}

function changesPages(plugin: Plugin): boolean {
  const { frontMatterKeys, remarkPlugins, rehypePlugins, handlers, codeBlocks, directives, page } = plugin
  const parts = [frontMatterKeys, remarkPlugins, rehypePlugins, handlers, codeBlocks, directives, page]
  return parts.some((part) => part !== undefined)
}

/** Serializes options. Returns `undefined` if they contain a function or another value that isn't data. */
function optionsText(options: unknown): string | undefined {
  let isData = true
  try {
    const text = JSON.stringify(options, (_, value) => {
      const isPlain = typeof value !== 'object' || value === null || Array.isArray(value) || isPlainObject(value)
      if (!isPlain || typeof value === 'function' || typeof value === 'symbol') isData = false
      return value
    })
    return isData ? (text ?? '') : undefined
  } catch {
    return undefined
  }
}

function isPlainObject(value: object): boolean {
  // Accept objects without a prototype, because modules in the configuration's bundle may create them.
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function hash(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
