import { join, resolve } from 'node:path'
import { toRecord } from '../shared/values.ts'

/** Absolute paths that imports can start with, by the name that stands for them: `@components` → `/site/src/components` */
export type Aliases = ReadonlyMap<string, string>

/** Returns the aliases of a site: `@site`, and those that the plugin `docusaurus-plugin-module-alias` defines. */
export function aliasesOf(
  plugins: readonly { name: string; options: Record<string, unknown> }[],
  siteFolder: string,
): Aliases {
  const own = plugins
    .filter(({ name }) => name.endsWith('plugin-module-alias'))
    .flatMap(({ options }) => Object.entries(toRecord(options.alias)))
    .flatMap(([name, path]) => (typeof path === 'string' ? [[name, resolve(siteFolder, path)] as const] : []))
  return new Map([...own.filter(([, path]) => !path.includes('/node_modules/')), ['@site', siteFolder]])
}

/** Replaces the alias at the start of an import. Returns `undefined` if the import starts with none. */
export function withoutAlias(specifier: string, aliases: Aliases): string | undefined {
  for (const [name, path] of aliases)
    if (specifier.startsWith(`${name}/`)) return join(path, specifier.slice(name.length + 1))
  return undefined
}
