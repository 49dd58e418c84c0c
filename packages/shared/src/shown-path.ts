import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { escapePattern } from './escape-pattern.ts'

/**
 * Replaces absolute paths in the text of a type or an error with names that are the same on every machine. A module is replaced by its
 * specifier (`import("valibot")`), and a file by its path relative to the site's root folder.
 *
 * @param text A text from the compiler, a library, or the site's code.
 * @param root Absolute path of the site's root folder.
 */
export function withoutPaths(text: string, root: string): string {
  if (!/[/\\]/.test(text)) return text
  const folder = root.replaceAll('\\', '/').replace(/\/$/, '')
  const named = text.replace(/\bimport\("([^"]+)"\)/g, (match, path: string) =>
    isAbsolute(path) ? `import("${moduleName(path, folder)}")` : match,
  )
  const shortened = named.replace(installedFile, 'node_modules/')
  // Leave the path of a top-level folder unchanged, because it could also be a route: in many containers, `/docs` is both.
  return folder.lastIndexOf('/') > 0 ? withoutFolder(shortened, folder) : shortened
}

/** Matches an absolute path up to its last `node_modules/`. */
const installedFile = /(?:file:\/\/\/?|(?<![\w.@/-]))(?:[A-Za-z]:)?\/(?:[^'"`<>()\n:]*\/)?node_modules\//g

function withoutFolder(text: string, folder: string): string {
  const path = escapePattern(folder).replaceAll('/', '[/\\\\]')
  const rooted = new RegExp(`(?:file:///?|(?<![\\w.@-]))${path}(?:([/\\\\])|(?![\\w.@-]))`, 'g')
  return text.replace(rooted, (_, separator) => (separator ? '' : '.'))
}

function isAbsolute(path: string): boolean {
  return /^(?:[A-Za-z]:)?\//.test(path)
}

/**
 * Returns the specifier that imports a module.
 *
 * @param path Absolute path without an extension, as the compiler prints it.
 */
function moduleName(path: string, root: string): string {
  const found = packageOf(path, root)
  if (found) return specifierOf(path.slice(found.folder.length + 1), found)
  const relativePath = posix.relative(root, path)
  return relativePath.startsWith('content/_samples/') ? relativePath.replace('content/_', '') : relativePath
}

interface Package {
  folder: string
  name: string
  manifest: Manifest
}

interface Manifest {
  name?: string
  exports?: unknown
  types?: string
  typings?: string
  main?: string
}

/** Returns the package that contains a module, or `undefined` for a module of the site itself. */
function packageOf(path: string, root: string): Package | undefined {
  const [, installed, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? []
  if (installed && name) return { folder: installed, name, manifest: readManifest(installed) ?? {} }
  // A package in the same workspace isn't in `node_modules`, so look for a manifest in the parent folders.
  const isAboveRoot = (folder: string) => `${root}/`.startsWith(`${folder}/`)
  for (let folder = posix.dirname(path); !isAboveRoot(folder) && /.\//.test(folder); folder = posix.dirname(folder)) {
    const manifest = readManifest(folder)
    if (manifest?.name) return { folder, name: manifest.name, manifest }
  }
  return undefined
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const path = `${folder}/package.json`
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the import specifier for a file in a package.
 *
 * @param file Path in the package, without an extension.
 */
function specifierOf(file: string, { name, manifest }: Package): string {
  // An `@types` package contains the types of a JavaScript package, which is imported by its own name: `@types/babel__core` →
  // `@babel/core`.
  const [, scope, typed] = /^@types\/(?:(.+)__)?(.+)$/.exec(name) ?? []
  const imported = typed ? (scope ? `@${scope}/${typed}` : typed) : name
  const entry = entriesOf(manifest)
    .map(([subpath, target]) => matchEntry(subpath, target, file))
    .find((subpath) => subpath !== undefined)
  return posix.join(imported, entry ?? file.replace(/(?:^|\/)index$/, ''))
}

/** Returns the entry points of a package with their target files. Entry points without `*` come first, so that exact matches win. */
function entriesOf({ exports, types, typings, main }: Manifest): [subpath: string, target: string][] {
  const entries: [string, string][] = [types, typings, main].flatMap((target) => (target ? [['.', target]] : []))
  const collect = (subpath: string, value: unknown) => {
    if (typeof value === 'string') entries.push([subpath, value])
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) collect(subpath, inner)
  }
  const isMap =
    typeof exports === 'object' && exports !== null && Object.keys(exports).every((key) => key.startsWith('.'))
  for (const [subpath, value] of isMap ? Object.entries(exports) : [['.', exports] as const]) collect(subpath, value)
  return entries.sort(([a], [b]) => Number(a.includes('*')) - Number(b.includes('*')))
}

function matchEntry(subpath: string, target: string, file: string): string | undefined {
  const [start, end] = posix
    .normalize(target)
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
    .split('*')
  if (end === undefined) return file === start ? subpath : undefined
  if (!file.startsWith(start!) || !file.endsWith(end)) return undefined
  return subpath.replace('*', file.slice(start!.length, file.length - end.length))
}
