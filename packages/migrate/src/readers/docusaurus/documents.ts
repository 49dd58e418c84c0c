import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { pathWithoutNumbers, withoutNumberPrefix } from '@docs-engine/cli/internal'
import picomatch from 'picomatch'
import { listFiles } from '../../util/list-files.ts'
import { type FrontMatterBlock, splitFrontMatter } from '../../util/split-front-matter.ts'
import type { DocsOptions } from './docs-options.ts'

/** A document of the original site, with its location in the original and in the new site. */
export interface Document {
  /** Absolute path. */
  file: string
  /** Path in the original site, relative to the folder of the document's set. */
  source: string
  set: DocsOptions
  /** The ID that sidebars use, such as `guide/intro`. */
  id: string
  /** Route in the original site, without the base URL. */
  address: string
  /** Route in the new site, without the prefix of the version. */
  route: string
  /** Path in the new site, such as `content/docs/guide/intro.md`, even if the document is part of another version. */
  target: string
  /** The sidebar position from the number prefix of the file name. */
  position: number | undefined
  isIndex: boolean
  frontMatter: Record<string, unknown>
  block: FrontMatterBlock
  /** Set for blog posts. */
  post?: {
    /** ISO date: `2026-11-20`. */
    date: string
    /** Whether neither the front matter nor the file name contains a date. */
    hasGuessedDate: boolean
    /** The front matter of the new post, before keys that the engine doesn't have are left out. */
    frontMatter: Record<string, unknown>
  }
}

/** Returns the documents in the folder of a document set, sorted by path. */
export function listDocuments(set: DocsOptions, usedTargets: Set<string>): Document[] {
  const isIncluded = picomatch(set.include)
  const isExcluded = picomatch(set.exclude)
  return listFiles(set.folder)
    .filter((source) => /\.mdx?$/.test(source) && isIncluded(source) && !isExcluded(source))
    .map((source) => document(source, set, usedTargets))
}

function document(source: string, set: DocsOptions, usedTargets: Set<string>): Document {
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
  const below = (base: string) => posix.join('/', base, inSet).replace(/(.)\/$/, '$1')
  return {
    file,
    source,
    set,
    id: place ? `${place}/${baseId}` : baseId,
    address: below(set.addressBase),
    route: below(set.routeBase),
    target: freeTarget(
      targetPath(set.routeBase, place, isIndex ? 'index' : prefix.name),
      posix.basename(source),
      usedTargets,
      set.version?.folder,
    ),
    position: prefix.position,
    isIndex,
    frontMatter,
    block,
  }
}

function targetPath(...segments: string[]): string {
  // Avoid `content/blog`, which is for blog posts, and names that start with `_`, because files with such names are not pages.
  return `${posix.join('content', ...segments)}.md`
    .replace(/^content\/blog\//, 'content/blog-pages/')
    .replace(/(^|\/)_+/g, '$1')
}

/**
 * Returns the path, unless another file already uses it. Removing number prefixes can give two files the same path. If it does, the second
 * file keeps its original name.
 */
export function freeTarget(path: string, name: string, usedTargets: Set<string>, version = ''): string {
  const target = usedTargets.has(`${version}:${path}`) ? posix.join(posix.dirname(path), name) : path
  usedTargets.add(`${version}:${target}`)
  return target
}

/** Returns the default route of a page with this path in the new site. */
export function routeOfTarget(target: string): string {
  return target.replace(/^content/, '').replace(/(\/index)?\.mdx?$/, '') || '/'
}
