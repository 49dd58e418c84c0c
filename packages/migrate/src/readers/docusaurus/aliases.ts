import { join } from 'node:path'

/** Absolute paths that imports can start with, by the name that stands for them: `@components` → `/site/src/components` */
export type Aliases = ReadonlyMap<string, string>

/** Replaces the alias at the start of an import. Returns `undefined` if the import starts with none. */
export function withoutAlias(specifier: string, aliases: Aliases): string | undefined {
  for (const [name, path] of aliases)
    if (specifier.startsWith(`${name}/`)) return join(path, specifier.slice(name.length + 1))
  return undefined
}
