import { frontMatterSchema } from '../../model/front-matter-schema.ts'

/**
 * Separates the front matter keys that plugins read from the keys that the engine knows.
 *
 * @param names The keys that plugins list in `frontMatterKeys`. Keys that the engine knows keep their meaning.
 * @returns `forPlugins` as JSON represents it (a date is a string), so that it's the same whether or not the page comes from the cache.
 */
export function separatePluginKeys(
  data: unknown,
  names: readonly string[],
): { known: unknown; forPlugins: Record<string, unknown> } {
  if (names.length === 0 || typeof data !== 'object' || data === null || Array.isArray(data))
    return { known: data, forPlugins: {} }
  const isForPlugins = ([name]: [string, unknown]) =>
    names.includes(name) && !Object.hasOwn(frontMatterSchema.shape, name)
  const entries = Object.entries(data)
  return {
    known: Object.fromEntries(entries.filter((entry) => !isForPlugins(entry))),
    forPlugins: JSON.parse(JSON.stringify(Object.fromEntries(entries.filter(isForPlugins)))),
  }
}
