import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import picomatch from 'picomatch'
import { listFiles } from './list-files.ts'
import { pathWithoutNumbers, withoutNumberPrefix } from './number-prefix.ts'
import type { DocsOptions } from './original-site.ts'
import { type FrontMatterBlock, splitFrontMatter } from './split-front-matter.ts'

/** One document of the original site, with its place there and here. */
export interface Document {
  /** Absolute. */
  file: string
  /** Path from the folder of its set, as it is there. */
  source: string
  set: DocsOptions
  /** As sidebars name it: `guide/intro`. */
  id: string
  /** Without the site's base URL. */
  route: string
  /** Where it goes: `content/docs/guide/intro.md`. */
  target: string
  /** From the number before the file's name. */
  position: number | undefined
  isIndex: boolean
  frontMatter: Record<string, unknown>
  block: FrontMatterBlock
}

/** The documents of a set, in the order of their paths. */
export function listDocuments(set: DocsOptions, taken: Set<string>): Document[] {
  const isIncluded = picomatch(set.include)
  const isExcluded = picomatch(set.exclude)
  return listFiles(set.folder)
    .filter((source) => /\.mdx?$/.test(source) && isIncluded(source) && !isExcluded(source))
    .map((source) => document(source, set, taken))
}

function document(source: string, set: DocsOptions, taken: Set<string>): Document {
  const file = join(set.folder, source)
  const block = splitFrontMatter(readFileSync(file, 'utf8'))
  const { frontMatter } = block
  const strip = set.numberPrefixes
  const folder = posix.dirname(source) === '.' ? '' : posix.dirname(source)
  const place = strip ? pathWithoutNumbers(folder) : folder
  const stem = basename(source).replace(/\.mdx?$/, '')
  const prefix = strip ? withoutNumberPrefix(stem) : { name: stem }
  const baseId = frontMatter.id === undefined ? prefix.name : String(frontMatter.id)
  const isIndex = ['index', 'readme', basename(folder).toLowerCase()].includes(prefix.name.toLowerCase())
  const slug = frontMatter.slug === undefined ? undefined : String(frontMatter.slug)
  const inSet = slug
    ? slug.startsWith('/')
      ? slug
      : posix.join('/', place, slug)
    : posix.join('/', place, isIndex ? '' : baseId)
  return {
    file,
    source,
    set,
    id: place ? `${place}/${baseId}` : baseId,
    route: posix.join('/', set.routeBase, inSet).replace(/(.)\/$/, '$1'),
    target: freeTarget(
      targetPath(set.routeBase, place, isIndex ? 'index' : prefix.name),
      posix.basename(source),
      taken,
    ),
    position: prefix.position,
    isIndex,
    frontMatter,
    block,
  }
}

function targetPath(...segments: string[]): string {
  // Files of `content/blog` are entries of the archive, not pages; a name with `_` in front is not a page.
  return `${posix.join('content', ...segments)}.md`
    .replace(/^content\/blog\//, 'content/blog-pages/')
    .replace(/(^|\/)_+/g, '$1')
}

/** Two files may lose what told them apart: then the second keeps its name. */
function freeTarget(path: string, name: string, taken: Set<string>): string {
  const target = taken.has(path) ? posix.join(posix.dirname(path), name) : path
  taken.add(target)
  return target
}

/** The route our engine gives to a page at this path. */
export function routeOfTarget(target: string): string {
  return target.replace(/^content/, '').replace(/(\/index)?\.mdx?$/, '') || '/'
}
