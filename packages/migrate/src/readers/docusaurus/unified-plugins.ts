import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { type Options, toArray } from '../../util/values.ts'

/** A remark or rehype plugin of the original site. */
export interface UnifiedPlugin {
  kind: 'remark' | 'rehype' | 'recma'
  /** The package and the export, or `undefined` if the plugin is part of the site. */
  origin: ModuleOrigin | undefined
  /** A name for messages. */
  name: string
  options: unknown
}

/** Returns the plugins in an options object, such as the options of the docs plugin. */
export function unifiedPlugins(options: Options, origins: ReadonlyMap<unknown, ModuleOrigin>): UnifiedPlugin[] {
  const kinds = [
    ['beforeDefaultRemarkPlugins', 'remark'],
    ['remarkPlugins', 'remark'],
    ['beforeDefaultRehypePlugins', 'rehype'],
    ['rehypePlugins', 'rehype'],
    ['recmaPlugins', 'recma'],
  ] as const
  return kinds.flatMap(([key, kind]) =>
    toArray(options[key])
      .filter(Boolean)
      .map((entry) => {
        const [plugin, pluginOptions] = Array.isArray(entry) ? entry : [entry]
        const origin = origins.get(plugin)
        const own = typeof plugin === 'function' ? plugin.name : ''
        const name = origin ? (origin.name === 'default' ? origin.from : `${origin.from} (${origin.name})`) : own
        return { kind, origin, name: name || `a plugin in ${key}`, options: pluginOptions }
      }),
  )
}
