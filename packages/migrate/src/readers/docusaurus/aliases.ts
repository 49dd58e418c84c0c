import { dirname, join, resolve } from 'node:path'
import { isFile } from '../../util/list-files.ts'
import { toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'

/** Absolute paths that imports can start with, by the name that stands for them: `@components` → `/site/src/components` */
export type Aliases = ReadonlyMap<string, string>

/** Returns the aliases of a site: `@site`, and those that the plugin `docusaurus-plugin-module-alias` defines. */
export function aliasesOf(site: OriginalSite): Aliases {
  const own = site.plugins
    .filter(({ name }) => name.endsWith('plugin-module-alias'))
    .flatMap(({ options }) => Object.entries(toRecord(options.alias)))
    .flatMap(([name, path]) => (typeof path === 'string' ? [[name, resolve(site.folder, path)] as const] : []))
  return new Map([...own.filter(([, path]) => !path.includes('/node_modules/')), ['@site', site.folder]])
}

/** Replaces the alias at the start of an import. Returns `undefined` if the import starts with none. */
export function withoutAlias(specifier: string, aliases: Aliases): string | undefined {
  for (const [name, path] of aliases)
    if (specifier.startsWith(`${name}/`)) return join(path, specifier.slice(name.length + 1))
  return undefined
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Resolves the path of an import to a file, as bundlers do. Returns `undefined` if there is no such file. */
export function resolveModule(path: string): string | undefined {
  return endings.map((ending) => path + ending).find(isFile)
}

/** Resolves a page's import to a file. Returns `undefined` if the import refers to a package or the file is missing. */
export function importedFile(specifier: string, file: string, aliases: Aliases): string | undefined {
  const aliased = withoutAlias(specifier, aliases)
  if (aliased) return resolveModule(aliased)
  return specifier.startsWith('.') ? resolveModule(resolve(dirname(file), specifier)) : undefined
}
