import type { Pluggable, Plugin, UnifiedPlugin } from '../model/plugin.ts'

/** Thrown if a plugin throws. */
export class PluginError extends Error {
  constructor(
    readonly plugin: string,
    override readonly cause: unknown,
  ) {
    super(`The plugin \`${plugin}\` failed.`)
    this.name = 'PluginError'
  }
}

/** How long each plugin ran, in milliseconds, by name. */
export type PluginTimes = Map<string, number>

/**
 * Runs a plugin's function, and adds the time it takes to `times`.
 *
 * @throws {PluginError} if the function throws.
 */
export async function runHook<Result>(
  name: string,
  times: PluginTimes,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  try {
    return await work()
  } catch (error) {
    throw new PluginError(name, error)
  } finally {
    times.set(name, (times.get(name) ?? 0) + performance.now() - start)
  }
}

type Attacher = (this: unknown, ...options: unknown[]) => unknown
type Transformer = (...args: unknown[]) => unknown

/** Returns the entries of a plugin list for `processor.use`, wrapped so that transformers are timed and errors name the plugin. */
export function unifiedPlugins(
  list: readonly Plugin[],
  kind: 'remarkPlugins' | 'rehypePlugins',
  times: PluginTimes,
): [Attacher, ...unknown[]][] {
  return list.flatMap(({ name, [kind]: entries = [] }) =>
    entries.flatMap(pluginsOf).map(([plugin, ...options]): [Attacher, ...unknown[]] => [
      // unified identifies plugins by their function, so each entry needs its own function.
      function attach(this: unknown, ...given: unknown[]) {
        const transformer = attachNamed(name, () => plugin.apply(this, given))
        return typeof transformer === 'function' ? timedTransformer(name, transformer as Transformer, times) : undefined
      },
      ...options,
    ]),
  )
}

function attachNamed<Result>(name: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new PluginError(name, error)
  }
}

function timedTransformer(name: string, transformer: Transformer, times: PluginTimes): Transformer {
  return (tree, file) =>
    runHook(name, times, () => {
      if (transformer.length < 3) return transformer(tree, file)
      return new Promise((done, fail) => {
        transformer(tree, file, (error: unknown, next: unknown) => (error ? fail(error) : done(next)))
      })
    })
}

/** Resolves presets, and removes disabled plugins: `[plugin, false]`. */
function pluginsOf(entry: Pluggable): [UnifiedPlugin, ...unknown[]][] {
  if (typeof entry === 'function') return [[entry]]
  if ('plugins' in entry) return entry.plugins.flatMap(pluginsOf)
  return entry[1] === false ? [] : [[...(entry as [UnifiedPlugin, ...unknown[]])]]
}
