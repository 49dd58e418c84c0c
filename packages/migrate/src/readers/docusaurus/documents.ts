import { readFileSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import { pathWithoutNumbers, withoutNumberPrefix } from '@docs-engine/cli/internal'
import picomatch from 'picomatch'
import type { OldPage } from '../../model/old-site.ts'
import { listFiles } from '../../util/list-files.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import type { DocsOptions } from './docs-options.ts'

/** A document of the original site, with its place in the new site. */
export interface Document extends OldPage {
  set: DocsOptions
  /** Path in the original site, relative to the folder of the document's set. */
  path: string
  /** The ID that sidebars use, such as `guide/intro`. */
  id: string
  newRoute: string
  /** The sidebar position from the number prefix of the file name. */
  position: number | undefined
  isIndex: boolean
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
export function listDocuments(set: DocsOptions, root: string, usedTargets: Set<string>): Document[] {
  const isIncluded = picomatch(set.include)
  const isExcluded = picomatch(set.exclude)
  return listFiles(set.folder)
    .filter((path) => /\.mdx?$/.test(path) && isIncluded(path) && !isExcluded(path))
    .map((path) => document(path, set, root, usedTargets))
}

function document(path: string, set: DocsOptions, root: string, usedTargets: Set<string>): Document {
  const file = join(set.folder, path)
  const source = relative(root, file)
  const block = splitFrontMatter(readFileSync(file, 'utf8'))
  const { frontMatter } = block
  const strip = set.numberPrefixes
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
  const place = strip ? pathWithoutNumbers(folder) : folder
  const stem = basename(path).replace(/\.mdx?$/, '')
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
    shown: source,
    set,
    path,
    id: place ? `${place}/${baseId}` : baseId,
    route: below(set.addressBase),
    newRoute: below(set.routeBase),
    version: set.version?.folder,
    target: freeTarget(
      fileInVersion(targetPath(set.routeBase, place, isIndex ? 'index' : prefix.name), set.version?.folder),
      posix.basename(path),
      usedTargets,
    ),
    position: prefix.position,
    isIndex,
    block,
    anchors: [],
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
export function freeTarget(path: string, name: string, usedTargets: Set<string>): string {
  const target = usedTargets.has(path) ? posix.join(posix.dirname(path), name) : path
  usedTargets.add(target)
  return target
}

/** Returns the place of a file in the new site: `content/a.md` → `versions/1.0/a.md`. */
export function fileInVersion(path: string, version: string | undefined): string {
  return version === undefined ? path : path.replace(/^content\//, `versions/${version}/`)
}

/** Returns the default route of a page with this path in the new site. */
export function routeOfTarget(target: string): string {
  return target.replace(/^content|^versions\/[^/]+/, '').replace(/(\/index)?\.mdx?$/, '') || '/'
}
