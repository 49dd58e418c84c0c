import type { Pluggable, Plugin, UnifiedPlugin } from '../model/plugin.ts'

/** Thrown if a plugin throws. */
export class PluginError extends Error {
  /** @param hook The key of the hook in the plugin, such as `codeBlocks.dot`. */
  constructor(
    readonly plugin: string,
    readonly hook: string,
    override readonly cause: unknown,
  ) {
    super(`The plugin \`${plugin}\` failed.`)
    this.name = 'PluginError'
  }
}

/**
 * Runs a plugin's function.
 *
 * @throws {PluginError} if the function throws.
 */
export async function runHook<Result>(
  name: string,
  hook: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new PluginError(name, hook, error)
  }
}

type Attacher = (this: unknown, ...options: unknown[]) => unknown
type Transformer = (...args: unknown[]) => unknown

/** Returns the entries of a plugin list for `processor.use`, wrapped so that errors name the plugin. */
export function unifiedPlugins(
  list: readonly Plugin[],
  kind: 'remarkPlugins' | 'rehypePlugins',
): [Attacher, ...unknown[]][] {
  return list.flatMap(({ name, [kind]: entries = [] }) =>
    entries.flatMap(pluginsOf).map(([plugin, ...options]): [Attacher, ...unknown[]] => [
      // unified identifies plugins by their function, so each entry needs its own function.
      function attach(this: unknown, ...given: unknown[]) {
        const transformer = attachNamed(name, kind, () => plugin.apply(this, given))
        return typeof transformer === 'function' ? namedTransformer(name, kind, transformer as Transformer) : undefined
      },
      ...options,
    ]),
  )
}

function attachNamed<Result>(name: string, hook: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new PluginError(name, hook, error)
  }
}

function namedTransformer(name: string, hook: string, transformer: Transformer): Transformer {
  return (tree, file) =>
    runHook(name, hook, async () => {
      const result =
        transformer.length < 3
          ? await transformer(tree, file)
          : await new Promise((done, fail) => {
              transformer(tree, file, (error: unknown, next: unknown) => (error ? fail(error) : done(next)))
            })
      if (result instanceof Error) throw result
      if (result && !isTree(result)) {
        throw new Error('it returned something that isn’t a tree. Change the tree that it receives, and return nothing')
      }
      return result
    })
}

function isTree(value: unknown): boolean {
  const { type, children } = value as { type?: unknown; children?: unknown }
  return type === 'root' && Array.isArray(children)
}

/** Resolves presets, and removes disabled plugins: `[plugin, false]`. */
function pluginsOf(entry: Pluggable): [UnifiedPlugin, ...unknown[]][] {
  if (typeof entry === 'function') return [[entry]]
  if ('plugins' in entry) return entry.plugins.flatMap(pluginsOf)
  return entry[1] === false ? [] : [[...(entry as [UnifiedPlugin, ...unknown[]])]]
}
