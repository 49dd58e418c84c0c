import { posix } from 'node:path'
import { archivePath, blogPath, feedPaths, tagsPath } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import { displayPath } from '../../model/old-site.ts'
import type { Redirect } from '../../passes/redirects.ts'
import { textOf } from '../../util/values.ts'
import { type BlogOptions, tagsOf } from './blog-options.ts'
import type { Blog } from './document-sets.ts'

/** The pages that the old site generated for a blog, and where their readers find the same in the new site. */
export interface BlogPlaces {
  /** Route in the original site → route in the new site. */
  generated: Map<string, string>
  /** Redirects from addresses that the new site doesn't have. */
  redirects: Redirect[]
}

/** Finds the places of the generated pages of a blog, such as the pages of tags. */
export function blogPlaces({ blog, documents, tags }: Blog): BlogPlaces {
  const published = documents.filter(
    ({ block: { frontMatter } }) => frontMatter.draft !== true && frontMatter.unlisted !== true,
  )
  const below = (...parts: string[]) => posix.join('/', blog.base, ...parts).replace(/(.)\/+$/, '$1')
  const generated = new Map<string, string>([[below(), blogPath]])
  if (blog.archive !== undefined) generated.set(below(blog.archive), archivePath)
  for (const { address, route } of published.flatMap(({ block }) => tagsOf(block.frontMatter, blog, tags)))
    generated.set(below(blog.tags), tagsPath).set(address, route)
  const redirects: Redirect[] = []
  if (published.length > blog.postsPerPage) redirects.push({ from: below(blog.page, '*'), to: archivePath })
  // If the old blog is in a different folder, only the folder in its URLs differs. URLs of tags also differ in other ways.
  const isMoved = blog.base !== 'blog'
  const isCovered = (from: string, to: string) =>
    isMoved && blog.base !== '' && to === posix.join('/blog', posix.relative(below(), from))
  for (const [from, to] of generated)
    if (from !== '/' && from !== to && !isCovered(from, to)) redirects.push({ from, to })
  if (isMoved && blog.base === '') {
    for (const { route, newRoute } of documents) if (route !== '/') redirects.push({ from: route, to: newRoute })
    for (const path of Object.values(feedPaths)) redirects.push({ from: path.replace(/^\/blog/, ''), to: path })
  } else if (isMoved) {
    redirects.push({ from: below(), to: blogPath }, { from: below('*'), to: '/blog/:splat' })
  }
  return { generated, redirects }
}

/** Reports what the blog of the new site doesn't have. */
export function reportBlog({ blog, documents, authors }: Blog, site: OldSite): void {
  for (const { shown, block, post } of documents) {
    const place = { kind: 'configuration', file: shown, pages: [shown] } as const
    if (post?.hasGuessedDate) {
      const reason = `Neither the front matter nor the file name contains the date of the post. The import uses ${post.date}.`
      const todo = 'Correct `date` in the front matter of these posts.'
      site.warnings.add({ ...place, name: 'posts without a date', reason, todo })
    }
    if (block.frontMatter.unlisted === true) {
      const reason = 'The post is unlisted in the old site. In the new site, it appears in lists of posts.'
      const todo = 'If readers shouldn’t find these posts, move them out of `content/blog`, and give them a `slug`.'
      site.warnings.add({ ...place, name: 'unlisted posts', reason, todo })
    }
  }
  if (authors.havePages) {
    const reason = 'The new blog doesn’t support author pages.'
    const todo = 'To link to an author’s own page, set `url` in `content/blog/authors.yml`.'
    site.warnings.add({
      kind: 'configuration',
      name: 'author pages',
      reason,
      todo,
      file: displayPath(site, blog.authorsFile),
    })
  }
}

/** Returns the labels of the blog that the old site replaces. */
export function blogLabels({ options }: BlogOptions): Record<string, string> {
  const labels = { blog: textOf(options.blogTitle), recentPosts: textOf(options.blogSidebarTitle) }
  return Object.fromEntries(Object.entries(labels).filter(([, label]) => label)) as Record<string, string>
}
