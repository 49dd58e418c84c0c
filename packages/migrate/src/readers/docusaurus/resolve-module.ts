import { dirname, resolve } from 'node:path'
import { isFile } from '../../util/list-files.ts'
import { type Aliases, withoutAlias } from './aliases.ts'

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
