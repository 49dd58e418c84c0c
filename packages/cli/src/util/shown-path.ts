import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'

/**
 * Replaces absolute paths in the text of a type or an error with names that are the same on every machine: a module by its specifier
 * (`import("valibot")`), a file by its path from the site's root.
 *
 * @param text Comes from the compiler, from a library, or from the site's own code.
 * @param root The site's root, absolute.
 */
export function withoutPaths(text: string, root: string): string {
  if (!/[/\\]/.test(text)) return text
  const folder = root.replaceAll('\\', '/').replace(/\/$/, '')
  const named = text.replace(/\bimport\("([^"]+)"\)/g, (whole, path: string) =>
    isAbsolute(path) ? `import("${moduleName(path, folder)}")` : whole,
  )
  const shortened = named.replace(installedFile, 'node_modules/')
  // A folder right below `/` could be a route just as well: `/docs` is both in many containers.
  return folder.lastIndexOf('/') > 0 ? withoutFolder(shortened, folder) : shortened
}

/** From the start of an absolute path to its last `node_modules`. */
const installedFile = /(?:file:\/\/|(?<![\w.@/-]))(?:[A-Za-z]:)?\/(?:[^'"`<>()\n:]*\/)?node_modules\//g

function withoutFolder(text: string, folder: string): string {
  const path = folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '[/\\\\]')
  const rooted = new RegExp(`(?:file://|(?<![\\w.@-]))${path}(?:([/\\\\])|(?![\\w.@-]))`, 'g')
  return text.replace(rooted, (_, separator) => (separator ? '' : '.'))
}

function isAbsolute(path: string): boolean {
  return /^(?:[A-Za-z]:)?\//.test(path)
}

/**
 * The specifier that imports a module.
 *
 * @param path Absolute, without an extension, as the compiler writes it.
 */
function moduleName(path: string, root: string): string {
  const found = packageOf(path, root)
  if (found) return specifierOf(path.slice(found.folder.length + 1), found)
  const own = posix.relative(root, path)
  return own.startsWith('content/_samples/') ? own.replace('content/_', '') : own
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

/** The package that a module belongs to; undefined for a module of the site itself. */
function packageOf(path: string, root: string): Package | undefined {
  const [, installed, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? []
  if (installed && name) return { folder: installed, name, manifest: readManifest(installed) ?? {} }
  // A package of the same workspace lies outside of `node_modules`.
  for (let folder = dirname(path); !`${root}/`.startsWith(`${folder}/`) && folder !== '/'; folder = dirname(folder)) {
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

/** @param file Path in the package, without an extension. */
function specifierOf(file: string, { name, manifest }: Package): string {
  // The types of a JavaScript package: `@types/react`, `@types/babel__core`.
  const [, scope, typed] = /^@types\/(?:(.+)__)?(.+)$/.exec(name) ?? []
  const imported = typed ? (scope ? `@${scope}/${typed}` : typed) : name
  const entry = entriesOf(manifest)
    .map(([subpath, target]) => matchEntry(subpath, target, file))
    .find((subpath) => subpath !== undefined)
  return posix.join(imported, entry ?? file.replace(/(?:^|\/)index$/, ''))
}

/** The entries of a package with the files they lead to, those without a `*` first. */
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
