import type { ResolvedConfig } from '../model/config-schema.ts'
import type { Pluggable, Plugin, UnifiedPlugin } from '../model/plugin.ts'
import type { Position } from '../model/position.ts'
import { runBundle } from '../modules/evaluate-module.ts'
import type { PluginKeys } from './plugin-keys.ts'

/**
 * A site's plugins as plain data: the bundled code of `site.config.ts`. Each thread runs this code, because functions can't be sent between
 * threads.
 */
export interface PluginModule {
  /** Absolute path of the configuration file. */
  path: string
  code: string
  keys: PluginKeys
  /** The names of the plugins in `markdown`, in the order of `unifiedNames`. */
  names: string[]
  /** The results of the plugins' `prepare` hooks, by index in the list of all plugins. */
  data?: Record<number, PreparedData>
}

/** The result of a plugin's `prepare` hook. */
export type PreparedData = Readonly<Record<string, unknown>>

/** A plugin, the data that it prepared, and its place in the configuration. */
export interface LoadedPlugin extends Plugin {
  data?: PreparedData
  /**
   * Returns the position of a string in the configuration, or by default, of the plugin's entry. Only set in the main thread, and only for
   * entries of `plugins`.
   */
  entry?: (value?: string) => Position & { file: string }
}

/** A site's plugins, both as plain data and as functions. */
export interface SitePlugins {
  module: PluginModule
  list: LoadedPlugin[]
}

/** Runs the bundled configuration to get its plugins. Used by worker threads. */
export async function loadPlugins(root: string, module: PluginModule | undefined): Promise<LoadedPlugin[]> {
  if (!module) return []
  const { path, code, names, data = {} } = module
  const exports = runBundle(code, path, { root, ruleId: 'config', exitCode: 2 })
  const list = pluginList((await exports.default) as Pick<ResolvedConfig, 'markdown' | 'plugins'>, names)
  return withData(list, data)
}

/** Adds the data that plugins prepared. */
export function withData(list: readonly Plugin[], data: Record<number, PreparedData>): LoadedPlugin[] {
  return list.map((plugin, index) => (data[index] ? { ...plugin, data: data[index] } : plugin))
}

/**
 * Returns all plugins in the order in which they run: first the unified plugins of `markdown`, then `plugins`.
 *
 * @param names Names of the unified plugins of `markdown`. Default: the names of their functions.
 */
export function pluginList({ markdown, plugins }: Partial<ResolvedConfig>, names: string[] = []): Plugin[] {
  const remark = markdown?.remarkPlugins ?? []
  const rehype = markdown?.rehypePlugins ?? []
  const own = [
    ...remark.map((entry, i): Plugin => ({ name: names[i] ?? pluggableName(entry), remarkPlugins: [entry] })),
    ...rehype.map(
      (entry, i): Plugin => ({ name: names[remark.length + i] ?? pluggableName(entry), rehypePlugins: [entry] }),
    ),
  ]
  const handlers = markdown?.handlers ?? {}
  const withHandlers = Object.keys(handlers).length > 0 ? [{ name: 'markdown.handlers', handlers }] : []
  return [...own, ...withHandlers, ...(plugins ?? [])]
}

function pluggableName(entry: Pluggable): string {
  const plugin = Array.isArray(entry) ? (entry[0] as UnifiedPlugin) : entry
  return (typeof plugin === 'function' && plugin.name) || 'anonymous'
}
