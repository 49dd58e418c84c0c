import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import matter from 'gray-matter'
import type { OldPage } from '../../model/old-site.ts'
import { authorsText } from '../../util/blog-authors.ts'
import { isFile } from '../../util/list-files.ts'
import { hasTitleHeading } from '../../util/title-heading.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { pythonSlug } from './python-slug.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** The blog of Material's plugin. Other folders than `blog` would change the URLs of the posts, so they aren't imported as a blog. */
export interface MkDocsBlog {
  options: Options
  /** The folder of the posts, relative to the folder of the pages. */
  postsFolder: string
}

export function readBlog({ plugins }: MkDocsConfig): MkDocsBlog | undefined {
  const options = plugins.get('blog')
  if (!options || (textOf(options.blog_dir) ?? 'blog') !== 'blog') return undefined
  return { options, postsFolder: (textOf(options.post_dir) ?? '{blog}/posts').replace('{blog}', 'blog') }
}

/** Whether a page is the list of posts, which the engine generates. */
export function isBlogIndex(page: OldPage, blog: MkDocsBlog | undefined): boolean {
  return blog !== undefined && page.source === 'blog/index.md'
}

export function isPost(page: OldPage, blog: MkDocsBlog | undefined): boolean {
  return blog !== undefined && page.source.startsWith(`${blog.postsFolder}/`)
}

/** Moves a post to `content/blog`, and gives it the URL that the plugin gives it. */
export function placePost(page: OldPage, { options, postsFolder }: MkDocsBlog): void {
  const { frontMatter, body } = page.block
  const heading = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1]?.replace(/:[a-z]+-[\w-]+:/g, '')
  const title = textOf(frontMatter.title) ?? heading ?? posix.basename(page.source, '.md')
  const date = dateOf(frontMatter)
  const values: Record<string, string> = {
    date: formatted(date, textOf(options.post_url_date_format) ?? 'yyyy/MM/dd'),
    slug: textOf(frontMatter.slug) ?? pythonSlug(title),
    file: posix.basename(page.source, '.md'),
    categories: toArray(frontMatter.categories)
      .map(String)
      .map(pythonSlug)
      .slice(0, Number(options.post_url_max_categories ?? 1))
      .join('/'),
  }
  const path = (textOf(options.post_url_format) ?? '{date}/{slug}').replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  )
  page.route = posix.join('/blog', path)
  page.target = posix.join('content/blog', page.source.slice(postsFolder.length))
}

export function postText(page: OldPage, markdown: string, { options }: MkDocsBlog): string {
  const { frontMatter, body } = page.block
  const tags = [...toArray(frontMatter.categories), ...toArray(frontMatter.tags)].map(String)
  const entries = Object.entries({
    title: textOf(frontMatter.title),
    // The post shows its own heading, even if it differs from the title.
    hide_title: textOf(frontMatter.title) !== undefined && hasTitleHeading(body) ? true : undefined,
    date: dateOf(frontMatter),
    authors: toArray(frontMatter.authors).map(String),
    tags: [...new Set(tags)],
    description: textOf(frontMatter.description)?.replace(/\s+/g, ' ').trim(),
    slug: page.route.slice('/blog/'.length),
    reading_time: options.post_readtime === false ? false : frontMatter.readtime,
    draft: frontMatter.draft === true ? true : undefined,
  }).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  const text = markdown.replace(/<!--\s*more\s*-->/, '<!-- truncate -->').trim()
  return `---\n${entries.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join('\n')}\n---\n\n${text}\n`
}

/** Returns the file with the authors of the posts, or `undefined` if the site has none. */
export function authorsFile(blog: MkDocsBlog, pagesFolder: string): string | undefined {
  const path = (textOf(blog.options.authors_file) ?? '{blog}/.authors.yml').replace('{blog}', 'blog')
  const file = join(pagesFolder, path)
  if (!isFile(file)) return undefined
  const { authors } = matter(`---\n${readFileSync(file, 'utf8').replace(/^---\s*$/gm, '')}\n---\n`, {}).data
  const entries = Object.entries(toRecord(authors)).map(([key, value]) => {
    const { name, description, avatar, url } = toRecord(value)
    const image = textOf(avatar)
    const image_url = image && (/^[a-z]+:/.test(image) ? image : `/${image.replace(/^\//, '')}`)
    return [key, { name: name ?? key, title: description, url, image_url }] as const
  })
  return entries.length > 0 ? authorsText(entries) : undefined
}

function dateOf({ date }: Options): string | undefined {
  const value = toRecord(date).created ?? date
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0]
}

function formatted(date: string | undefined, format: string): string {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return format.replace('yyyy', year).replace('MM', month).replace('dd', day)
}
