import type { ResolvedConfig } from '../model/config-schema.ts'
import type { Pluggable, Plugin, UnifiedPlugin } from '../model/plugin.ts'
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
}

/** A site's plugins, both as plain data and as functions. */
export interface SitePlugins {
  module: PluginModule
  list: Plugin[]
}

/** Runs the bundled configuration to get its plugins. Used by worker threads. */
export async function loadPlugins(root: string, module: PluginModule | undefined): Promise<Plugin[]> {
  if (!module) return []
  const { path, code, names } = module
  const exports = runBundle(code, path, { root, ruleId: 'config', exitCode: 2 })
  return pluginList((await exports.default) as Pick<ResolvedConfig, 'markdown' | 'plugins'>, names)
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
