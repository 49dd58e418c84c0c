import { dirname } from 'node:path'
import { archivePath, blogPath, routePath } from '@docs-engine/cli/internal'
import type { MigratedSite } from '../../model/migrated-site.ts'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { type AuthorFields, authorFields, authorsText } from '../../util/blog-authors.ts'
import { escapeText } from '../../util/escape-text.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { imageFile, publicImage } from './hero-image.ts'
import { blogOptionsKey } from './provided-plugins.ts'
import type { StarlightSite } from './read-starlight.ts'
import type { StarlightBlog, StarlightContext } from './starlight-context.ts'

/** Finds the blog of a site. Other folders than `blog` would change the URLs of the posts, so they aren't imported as a blog. */
export function readBlog({ options }: StarlightSite, site: OldSite): StarlightBlog | undefined {
  const plugin = toArray(options.plugins)
    .flat()
    .find((entry) => blogOptionsKey in toRecord(entry))
  const own = [toRecord(plugin)[blogOptionsKey]].flat().map(toRecord)
  const found = own.find(({ prefix }) => (textOf(prefix) ?? 'blog').replace(/^\/|\/$/g, '') === 'blog')
  const posts = site.pages.filter(
    ({ source, route }) =>
      source.startsWith('blog/') && source !== 'blog/index.mdx' && route.startsWith(`${blogPath}/`),
  )
  if (!plugin || !found || posts.length === 0) return undefined
  for (const page of posts) {
    page.target = `content/${page.source}`
    const { block } = page
    block.body = block.body.replace(/^(\{\/\*|<!--) excerpt (\*\/\}|-->)[ \t]*$/m, '$1 truncate $2')
  }
  return { plugin, options: found, posts: new Set(posts) }
}

/** The keys of the front matter that only posts have. `featured` and `metrics` only change the sidebar and the estimated reading time. */
export const postKeys = ['date', 'authors', 'cover', 'tags', 'excerpt', 'featured', 'metrics']

/** Returns the front matter that only posts have, such as the date and the authors. */
export function postFrontMatter(page: OldPage, { options }: StarlightBlog): Record<string, unknown> {
  const { date, authors = Object.keys(toRecord(options.authors)), tags, excerpt } = page.block.frontMatter
  const own = [authors].flat().map((author) => (typeof author === 'string' ? author : authorOf(toRecord(author))))
  const labels = toArray(tags).map(String)
  const isDerived = routePath({ source: page.target, frontMatter: {} }) === page.route
  return {
    slug: isDerived ? undefined : page.route.slice(`${blogPath}/`.length),
    date: date instanceof Date ? date : textOf(date),
    ...(own.length > 0 && { authors: own }),
    ...(labels.length > 0 && { tags: labels }),
    ...(textOf(excerpt) && { description: textOf(excerpt)!.replace(/\s+/g, ' ').trim() }),
  }
}

function authorOf({ picture, ...fields }: Options): AuthorFields {
  return authorFields({ ...fields, image_url: picture })
}

/** Returns the HTML of the image above a post, with its version for each color mode. Returns an empty string if the post has none. */
export function coverOf(page: OldPage, context: StarlightContext): string {
  const { image, light, dark, alt } = toRecord(page.block.frontMatter.cover)
  if (!image && !light && !dark) return ''
  const versions = image ? [['', image]] : [['only-light', light] as const, ['only-dark', dark] as const]
  const images = versions.flatMap(([name, value]) => {
    const src = /^https?:/.test(String(value)) ? String(value) : imageFile(value, dirname(page.file), context)
    const text = escapeText(textOf(alt) ?? '').replaceAll('"', '&quot;')
    return src ? [`<img${name && ` class="${name}"`} src="${src}" alt="${text}" />`] : []
  })
  if (images.length < versions.length) {
    const reason = 'The image above the post isn’t shown, because its file doesn’t exist.'
    const todo = 'Add the image to the beginning of the post.'
    lose(page, context.site, { kind: 'component', name: 'cover', reason, todo })
  }
  return images.join('')
}

/** Returns the files of the new blog in addition to its posts. */
export function blogFiles({ options }: StarlightBlog, context: StarlightContext): MigratedSite['files'] {
  const authors = Object.entries(toRecord(options.authors)).map(([key, value]) => {
    const { picture, ...fields } = toRecord(value)
    const file = imageFile(picture, context.site.root, context)
    return [key, { ...fields, image_url: file ? publicImage(file, context.site) : picture }] as const
  })
  return new Map(authors.length > 0 ? [['content/blog/authors.yml', { text: authorsText(authors) }]] : [])
}

/** Returns redirects for the generated pages that the new blog doesn't have: the pages of authors, and the older pages of the list. */
export function blogRedirects({ options, posts }: StarlightBlog): { from: string; to: string }[] {
  const pages = Math.ceil(posts.size / Number(options.postCount ?? 5))
  const later = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `${blogPath}/${index + 2}`)
  return [`${blogPath}/authors/*`, ...later].map((from) => ({ from, to: archivePath }))
}

/** Returns the title of the blog in the navbar and in the list of posts. */
export function blogTitle({ options }: StarlightBlog, lang: string): string {
  const { title = 'Blog' } = options
  return textOf(title) ?? textOf(toRecord(title)[lang]) ?? textOf(Object.values(toRecord(title))[0]) ?? 'Blog'
}
