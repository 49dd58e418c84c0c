import { readFileSync, statSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import { postName, routePath } from '@docs-engine/cli/internal'
import picomatch from 'picomatch'
import { listFiles } from '../../util/list-files.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { textOf } from '../../util/values.ts'
import type { BlogAuthors } from './blog-authors.ts'
import { type BlogOptions, type BlogTags, tagsOf } from './blog-options.ts'
import { type Document, freeTarget } from './documents.ts'

/** Keys of old versions of Docusaurus that describe a single author. */
const authorKeys = [
  'author',
  ...['Title', 'URL', 'ImageURL', 'FBID', 'Twitter'].map((key) => `author${key}`),
  ...['title', 'url', 'image_url'].map((key) => `author_${key}`),
]

/** Returns the posts of a blog as documents, with the front matter of the new posts. Sorted by path. */
export function listPosts(
  blog: BlogOptions,
  authors: BlogAuthors,
  tags: BlogTags,
  root: string,
  usedTargets: Set<string>,
): Document[] {
  const isIncluded = picomatch(blog.set.include)
  const isExcluded = picomatch(blog.set.exclude)
  return listFiles(blog.set.folder)
    .filter((path) => /\.mdx?$/.test(path) && isIncluded(path) && !isExcluded(path))
    .map((path) => post(path, blog, authors, tags, root, usedTargets))
}

function post(
  path: string,
  blog: BlogOptions,
  authors: BlogAuthors,
  tags: BlogTags,
  root: string,
  usedTargets: Set<string>,
): Document {
  const { set, base } = blog
  const file = join(set.folder, path)
  const source = relative(root, file)
  const block = splitFrontMatter(readFileSync(file, 'utf8'))
  const { frontMatter } = block
  const name = nameOf(path)
  const slug = textOf(frontMatter.slug) ?? name.slug
  const below = (folder: string) => posix.join('/', folder, slug).replace(/(.)\/+$/, '$1')
  const route = below('blog')
  const target = freeTarget(
    `content/blog/${path.replace(/\.mdx?$/, '.md').replace(/(^|\/)[_.]+/g, '$1')}`,
    basename(path),
    usedTargets,
  )
  const { date, isGuessed } = dateOf(frontMatter.date, name.date, file)
  const kept = Object.fromEntries(
    Object.entries(frontMatter).filter(([key]) => !authorKeys.includes(key) && key !== 'authors' && key !== 'tags'),
  )
  const own = authors.of(frontMatter)
  const labels = [...new Set(tagsOf(frontMatter, blog, tags).map(({ label }) => label))]
  const { date: _, ...undated } = kept
  return {
    file,
    source,
    shown: source,
    set,
    path,
    id: name.text || slug,
    route: below(base),
    newRoute: route,
    target,
    position: undefined,
    isIndex: false,
    anchors: [],
    block,
    post: {
      date,
      hasGuessedDate: isGuessed,
      frontMatter: {
        ...undated,
        ...(postName(target).date !== date && { date }),
        ...(own.length > 0 && { authors: sameAsWritten(own, frontMatter.authors) }),
        ...(labels.length > 0 && { tags: labels }),
        ...(routePath({ source: target, frontMatter: {} }) !== route && { slug: route.slice('/blog/'.length) }),
      },
    },
  }
}

/** Returns a list with one entry as that entry if the author of the post wrote it like that. */
function sameAsWritten(list: unknown[], written: unknown): unknown {
  return typeof written === 'string' && list.length === 1 && list[0] === written ? written : list
}

interface PostName {
  date: string | undefined
  /** The path that Docusaurus derives from the name. */
  slug: string
  text: string
}

/** Reads the name of a post like Docusaurus: `2020-1-2-hello.md` → January 2, 2020, `/2020/1/2/hello`, `hello`. */
function nameOf(source: string): PostName {
  const pattern = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/
  const { folder = '', date, text = '' } = pattern.exec(source)?.groups ?? {}
  if (date === undefined) {
    const path = source.replace(/(?:\/index)?\.mdx?$/, '')
    return { date, slug: `/${path}`, text: path }
  }
  const [year, month, day] = date.split(/[-/]/) as [string, string, string]
  return {
    date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    slug: `/${date.replace(/-/g, '/')}/${folder}${text}`,
    text,
  }
}

/** Returns the date of a post, or a guess if neither the front matter nor the name contain a date. */
function dateOf(written: unknown, inName: string | undefined, file: string): { date: string; isGuessed: boolean } {
  const time = written instanceof Date ? written : typeof written === 'string' ? asTime(written) : undefined
  if (time && !Number.isNaN(time.getTime())) return { date: time.toISOString().slice(0, 10), isGuessed: false }
  if (inName !== undefined) return { date: inName, isGuessed: false }
  return { date: statSync(file).mtime.toISOString().slice(0, 10), isGuessed: true }
}

/** Parses a date as if its time zone were UTC, so that the result doesn't depend on the machine. */
function asTime(text: string): Date {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? []
  return year ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) : new Date(`${text} UTC`)
}
