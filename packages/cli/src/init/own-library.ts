import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnclosingPackage } from './enclosing-package.ts'
import { isRecord, type Json, listedPackages } from './read-json.ts'

/** The library that a new site documents. */
export interface OwnLibrary {
  /** The name of its package. */
  name: string
  description: string | undefined
  /** The parts of the specifiers after the name: `''` for the package itself, or `/sub` for another entry point. The main one comes first. */
  entries: string[]
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
    entries: entryPoints(exports),
    declarations: isBuilt ? 'built' : usesTypeScript ? 'unbuilt' : 'none',
  }
}

/** Returns the entry points in `exports` that are modules, without patterns. */
function entryPoints(exports: unknown): string[] {
  if (!isRecord(exports) || !Object.keys(exports).some((key) => key.startsWith('.'))) return ['']
  const isModule = (target: unknown) =>
    stringsIn(target).some((file) => typeof file === 'string' && /\.[cm]?[jt]sx?$/.test(file))
  const modules = Object.entries(exports).filter(([path, target]) => !path.includes('*') && isModule(target))
  return modules.map(([path]) => path.slice(1)).sort((a, b) => Number(a !== '') - Number(b !== ''))
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
export function libraryValues({ name, description, entries: [main = ''] }: OwnLibrary): Record<string, string> {
  return {
    package: name,
    library: name + main,
    tagline: description ?? 'Describe your library in one line',
  }
}

/** Some packages have an entry point for each function. */
const maxOtherEntries = 5

/** Adds the library's other entry points to `apiPages` as comments, because not every library documents all of them. */
export function withOtherEntries(config: string, { name, entries }: OwnLibrary): string {
  const lines = entries
    .slice(1, 1 + maxOtherEntries)
    .map(
      (path) =>
        `        // { from: '${name}${path}', path: '/api${path}', title: '${name}${path}', checkExamples: false },\n`,
    )
  return config.replace(/^ +\{ from: .*\n/m, (entry) => entry + lines.join(''))
}
