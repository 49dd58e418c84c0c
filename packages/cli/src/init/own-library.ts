import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnclosingPackage } from './enclosing-package.ts'
import { isRecord, type Json, listedPackages } from './read-json.ts'

/** The library that a new site documents. */
export interface OwnLibrary {
  /** The name of its package. */
  name: string
  description: string | undefined
  /** The part of the main entry point's specifier after the name: `''` for the package itself, or `/sub`. */
  entry: string
  /** Whether its type declarations exist, don't exist until it's built, or probably never exist, because it doesn't use TypeScript. */
  declarations: 'built' | 'unbuilt' | 'none'
}

/** Returns the library in a package. @param name The name that pages import. */
export function ownLibrary({ folder, manifest }: EnclosingPackage, name: string): OwnLibrary {
  const { types, typings, main = 'index.js', module, exports, description } = manifest
  const files = [types, typings, main, module, ...stringsIn(exports)].filter((path) => typeof path === 'string')
  const isBuilt = files.flatMap(declarationFiles).some((path) => existsSync(join(folder, path)))
  const usesTypeScript = files.some((path) => isDeclaration(path)) || compilesTypeScript(folder, manifest)
  return {
    name,
    description: typeof description === 'string' && description.trim() !== '' ? description.trim() : undefined,
    entry: mainEntry(exports),
    declarations: isBuilt ? 'built' : usesTypeScript ? 'unbuilt' : 'none',
  }
}

/** Returns the package itself, or the first module in `exports` if the package itself isn't one. */
function mainEntry(exports: unknown): string {
  if (!isRecord(exports) || !Object.keys(exports).some((key) => key.startsWith('.'))) return ''
  const isModule = (target: unknown) =>
    stringsIn(target).some((file) => typeof file === 'string' && /\.[cm]?[jt]sx?$/.test(file))
  const modules = Object.entries(exports).filter(([path, target]) => !path.includes('*') && isModule(target))
  const paths = modules.map(([path]) => path.slice(1))
  return paths.includes('') ? '' : (paths[0] ?? '')
}

/** Returns the files that may declare the types of a module: the file itself, or the one next to a JavaScript file. */
function declarationFiles(path: string): string[] {
  return [path.replace(/\.([cm]?)jsx?$/, '.d.$1ts')].filter((file) => /\.[cm]?tsx?$/.test(file))
}

function isDeclaration(path: string): boolean {
  return /\.d\.[cm]?ts$/.test(path)
}

function compilesTypeScript(folder: string, manifest: Json): boolean {
  return existsSync(join(folder, 'tsconfig.json')) || listedPackages(manifest).includes('typescript')
}

function stringsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return isRecord(value) ? Object.values(value as Json).flatMap(stringsIn) : [value]
}

/** Returns the values for the placeholders in the template of a library. */
export function libraryValues({ name, description, entry }: OwnLibrary): Record<string, string> {
  return {
    package: name,
    library: name + entry,
    tagline: description ?? 'Describe your library in one line',
  }
}
