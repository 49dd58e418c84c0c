import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import type { SampleFile } from '../model/code-block.ts'
import type { Message } from '../model/message.ts'
import {
  describeReadProblem,
  enclosingRepository,
  fileProblem,
  placeProblem,
  readSteeredText,
} from '../util/readable-file.ts'
import { referencedFile, referencePaths } from '../util/referenced-file.ts'

/** The code that a block includes with `file="store.ts#setup"`. */
export interface IncludedCode {
  /** The included lines without common indentation and without `#region` lines. */
  text: string
  /** For each line of `text`, its zero-based line in the file. */
  lines: number[]
  /** The files to compile: the included file, preceded by the files that it imports by relative paths. */
  files: SampleFile[]
}

type Problem = Pick<Message, 'reason' | 'note' | 'suggestion'> & Partial<Pick<Message, 'ruleId' | 'fatal'>>

/** The value of `file`, split at the `#` into the path and the name of the region. */
function splitTarget(target: string): { path: string; region: string | undefined } {
  const at = target.indexOf('#')
  return at < 0 ? { path: target, region: undefined } : { path: target.slice(0, at), region: target.slice(at + 1) }
}

/**
 * Reads the file or the region that a code block includes.
 *
 * The path is relative to the page (see `referencePaths`), or to the site's root if it starts with a slash. `readSteeredText` determines which files may be
 * included.
 *
 * @param source Path of the page, relative to the root.
 */
export function readIncludedCode(target: string, source: string, root: string): IncludedCode | Problem {
  const { path, region } = splitTarget(target)
  const file = locate(path, source, root)
  const read = path === '' ? { problem: 'missing' as const } : readSteeredText(file, root)
  if ('problem' in read)
    return read.problem === 'missing' ? missingFile(path, file, root) : describeReadProblem(read.problem, path)
  const lines = read.text.split('\n')
  const found = region === undefined ? { from: 0, to: lines.length } : findRegion(lines, region)
  if (!found) return missingRegion(path, region!, lines)
  const shown = [...lines.keys()].slice(found.from, found.to).filter((index) => !regionMarker(lines[index]!))
  while (shown.length > 0 && lines[shown.at(-1)!]!.trim() === '') shown.pop()
  while (shown.length > 0 && lines[shown[0]!]!.trim() === '') shown.shift()
  const indents = shown.flatMap((index) => (lines[index]!.trim() ? [/^[ \t]*/.exec(lines[index]!)![0].length] : []))
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER)
  return {
    text: shown.map((index) => lines[index]!.slice(indent)).join('\n'),
    lines: shown,
    files: samples(file, root),
  }
}

/** Matches the first line of a code block up to the value of `file`, which is in one of the groups. */
export const fileOption = /^[ \t>*+\-\d.)]*(?:`{3}|~{3})[^\n]*?\bfile=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'}]+))/gm

/**
 * Returns the absolute paths of all files that a page's code blocks include or that the included files import. Missing files are part of
 * the result, because the page changes when they are created.
 */
export function includedCodeFiles(text: string, source: string, root: string): string[] {
  if (!text.includes('file=')) return []
  const files = [...text.matchAll(fileOption)].flatMap(([, double, single, bare]) => {
    const { path } = splitTarget(double ?? single ?? bare ?? '')
    if (path === '') return []
    const paths = path.startsWith('/') ? [path] : referencePaths(path, source)
    const included = paths.map((found) => join(root, found)).filter((file) => isInRepository(file, root))
    return included.flatMap((file) => [file, ...importedFiles(file, root)])
  })
  return [...new Set(files)].sort()
}

/** Returns a key that changes when an included file changes, or '' if the page doesn't include files. */
export function includedCodeKey(text: string, source: string, root: string): string {
  return includedCodeFiles(text, source, root)
    .map((file) => `\0${relative(root, file)}\0${readText(file, root)}`)
    .join('')
}

function locate(path: string, source: string, root: string): string {
  return join(root, path.startsWith('/') ? path : referencedFile(path, source, root))
}

/** Returns whether a file is in a place from which it can be included, even if it doesn't exist yet. */
function isInRepository(file: string, root: string): boolean {
  return [undefined, 'missing'].includes(placeProblem(file, root))
}

/** Returns the text of a file, or '' if the file can't be included. */
function readText(file: string, root: string): string {
  const read = readSteeredText(file, root)
  return 'text' in read ? read.text : ''
}

/** Matches `#region` and `#endregion` comments in the syntax of common languages. Editors use the same comments for folding. */
const regionLine = /^\s*(?:(?:\/\/|\/\*|<!--|--|::|#(?=\s))\s*)?#\s*(end)?region\b(.*)$/

/** Reads a line that starts or ends a region. The name may be empty. */
function regionMarker(line: string): { isEnd: boolean; name: string } | undefined {
  const [, end, rest] = regionLine.exec(line.trimEnd()) ?? []
  return rest === undefined ? undefined : { isEnd: end !== undefined, name: rest.replace(/(?:\*\/|-->)$/, '').trim() }
}

/** Returns the range of lines between a region's markers. `to` is exclusive. */
function findRegion(lines: string[], name: string): { from: number; to: number } | undefined {
  const open: { name: string; line: number }[] = []
  for (const [index, line] of lines.entries()) {
    const marker = regionMarker(line)
    if (!marker) continue
    if (!marker.isEnd) {
      open.push({ name: marker.name, line: index })
      continue
    }
    // An `#endregion` without a name ends the innermost region.
    const at = marker.name ? open.findLastIndex((region) => region.name === marker.name) : open.length - 1
    const [region] = at < 0 ? [] : open.splice(at, 1)
    if (region?.name === name) return { from: region.line + 1, to: index }
  }
  return undefined
}

function missingFile(path: string, file: string, root: string): Problem {
  const folder = dirname(file)
  const isListed = placeProblem(folder, root) === undefined && statSync(folder).isDirectory()
  const entries = isListed ? readdirSync(folder, { withFileTypes: true }) : []
  const near = nearest(
    basename(file),
    entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  )
  const suggestion = near && path.slice(0, path.lastIndexOf('/') + 1) + near
  const hint = path.startsWith('/')
    ? 'The path starts at the site’s folder. Without the `/`, it is relative to this page.'
    : 'The path is relative to this page. Start it with `/` for a path from the site’s folder.'
  return {
    reason: `No file at \`${path}\`.`,
    ...didYouMean(suggestion, hint),
  }
}

function missingRegion(path: string, region: string, lines: string[]): Problem {
  const starts = lines.flatMap((line) => {
    const marker = regionMarker(line)
    return marker && !marker.isEnd && marker.name ? [{ name: marker.name, line: line.trim() }] : []
  })
  const unclosed = starts.find(({ name }) => name === region)
  if (unclosed) {
    return {
      reason: `The region \`${region}\` of \`${path}\` isn’t closed.`,
      note: `Add \`${unclosed.line.replace('region', 'endregion')}\` below it.`,
    }
  }
  const names = starts.map(({ name }) => name)
  const near = nearest(region, names)
  const note =
    names.length > 0
      ? `Its regions: ${names.map((name) => `\`${name}\``).join(', ')}.`
      : `Put comments with \`#region ${region}\` and \`#endregion ${region}\` around the lines.`
  return {
    reason: `\`${path}\` has no region \`${region}\`.`,
    ...didYouMean(near, note),
    ...(near && { suggestion: `${path}#${near}` }),
  }
}

/** Maximum number of files that are compiled along with an included file. */
const maxImportedFiles = 200

/**
 * Returns the compiler input for a TypeScript file: the file itself and the files that it imports by relative paths. File names are
 * relative to the repository. For other languages, returns an empty list.
 */
function samples(file: string, root: string): SampleFile[] {
  if (!/\.[cm]?tsx?$/.test(file)) return []
  const base = enclosingRepository(root)
  const sample = (path: string): SampleFile => ({
    name: relativePath(base, path),
    text: readText(path, root),
    start: 0,
    origin: relativePath(root, path),
  })
  return [...importedFiles(file, root).map((path) => ({ ...sample(path), isImported: true as const })), sample(file)]
}

/** Returns the files that a file imports by relative paths, directly or through other files. Skips missing files. */
function importedFiles(file: string, root: string): string[] {
  const found = new Set([file])
  for (const path of found) {
    if (found.size > maxImportedFiles || !/\.[cm]?[jt]sx?$/.test(path)) continue
    const text = readText(path, root)
    for (const [, specifier] of text.matchAll(/\b(?:from|import)\s*(?:\(\s*)?['"](\.{1,2}\/[^'"\n]+)['"]/g)) {
      const imported = resolveImport(resolve(dirname(path), specifier!))
      if (imported && !fileProblem(imported, root)) found.add(imported)
    }
  }
  found.delete(file)
  return [...found].sort()
}

/** Returns the file that the compiler would load for a relative import. */
function resolveImport(path: string): string | undefined {
  const bare = path.replace(/\.[cm]?js(x?)$/, '')
  const candidates = [path, ...['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].map((end) => bare + end)]
  return candidates.find((candidate) => extname(candidate) && statSync(candidate, { throwIfNoEntry: false })?.isFile())
}
