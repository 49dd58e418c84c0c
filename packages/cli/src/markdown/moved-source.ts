import { posix } from 'node:path'
import { fileOption } from '../code/included-code.ts'
import { referencePaths } from '../util/referenced-file.ts'
import { codeBlock, importStatement } from './mdx/imports.ts'
import { moduleFile } from './mdx/page-imports.ts'

/** A file of the site that is copied to another folder. Paths are relative to the site's root and have forward slashes. */
export interface MovedSource {
  root: string
  from: string
  to: string
  /** Returns the new path of a file that the source refers to, or the same path if it isn't copied. */
  newPath: (path: string) => string
}

/**
 * Returns the text of a copied page or module. Relative paths of included code and of imports are changed if they would otherwise lead to a different
 * file than before.
 */
export function movedSource(text: string, source: MovedSource): string {
  if (!/\.mdx?$/.test(source.from)) return withImports(text, moduleImport, source)
  const isMdx = source.from.endsWith('.mdx')
  const movedText = (part: string) => {
    const included = withIncludedCode(part, source)
    return isMdx ? withImports(included, importStatement, source) : included
  }
  let moved = ''
  let end = 0
  for (const { 0: block, index } of text.matchAll(codeBlock)) {
    const lineEnd = block.indexOf('\n')
    // The code itself is a sample, whose imports mean nothing to the site.
    moved +=
      movedText(text.slice(end, index)) + withIncludedCode(block.slice(0, lineEnd), source) + block.slice(lineEnd)
    end = index + block.length
  }
  return moved + movedText(text.slice(end))
}

/** Matches an import, a dynamic import, or an export up to its specifier, in a module. */
const moduleImport = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g

function withIncludedCode(text: string, source: MovedSource): string {
  return text.replace(fileOption, (match, double?: string, single?: string, bare?: string) =>
    withPath(match, double ?? single ?? bare ?? '', source),
  )
}

/** @param pattern Matches up to the specifier, which is the last group. */
function withImports(text: string, pattern: RegExp, source: MovedSource): string {
  return text.replace(pattern, (match, ...groups) => {
    const specifier = String(groups[groups.length - 3])
    const path = specifier.replace(/^!!(?:raw-loader!)?/, '')
    return /^\.{1,2}\//.test(path) ? withPath(match, path, source) : match
  })
}

/** Replaces a path at the end of a text. A query or a name after `#` is kept. */
function withPath(text: string, written: string, { root, from, to, newPath }: MovedSource): string {
  const path = written.replace(/[?#].*$/, '')
  if (path === '' || path.startsWith('/')) return text
  const paths = referencePaths(path, from)
  const target = newPath(paths.find((file) => moduleFile(root, file)) ?? paths[0]!)
  if (referencePaths(path, to).includes(target)) return text
  const at = text.lastIndexOf(written)
  return text.slice(0, at) + relativePath(to, target) + text.slice(at + path.length)
}

/** Returns the path from a file to another one. It starts with a dot, because other specifiers name packages. */
function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
