import { plural } from '@docs-engine/cli/internal'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { textOf, toRecord } from '../../util/values.ts'
import { readBlogAuthors } from './blog-authors.ts'
import type { BlogOptions } from './blog-options.ts'
import type { BlogPlaces } from './blog-places.ts'
import { listPosts } from './blog-posts.ts'
import { readTags } from './blog-tags.ts'
import type { Blog } from './document-sets.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath } from './page-context.ts'

/** Reports what the blog of the new site doesn't have. */
export function reportBlog(
  { blog, documents, authors }: Blog,
  { continued }: BlogPlaces,
  site: OriginalSite,
  root: string,
  warnings: MigrationWarnings,
): void {
  const at = (file: string) => displayPath({ root }, file)
  const { options } = blog
  for (const { file, frontMatter, post } of documents) {
    if (post?.hasGuessedDate)
      warnings.add({
        kind: 'configuration',
        name: 'posts without a date',
        reason: `Neither the front matter nor the file name contains the date of the post. The import uses ${post.date}.`,
        todo: 'Correct `date` in the front matter of these posts.',
        file: at(file),
        pages: [at(file)],
      })
    if (frontMatter.unlisted === true)
      warnings.add({
        kind: 'configuration',
        name: 'unlisted posts',
        reason: 'The post is unlisted in the old site. In the new site, it appears in lists of posts.',
        todo: 'If readers shouldn’t find these posts, move them out of `content/blog`, and give them a `slug`.',
        file: at(file),
        pages: [at(file)],
      })
  }
  if (authors.withPage.length > 0) {
    // The list of all authors is a page, too.
    const count = authors.withPage.length + 1
    warnings.add({
      kind: 'page',
      name: 'author pages',
      reason: `The old blog has ${plural(count, 'author page')}, including the list of authors. The new blog doesn’t support author pages.`,
      todo: 'Their URLs are redirected to the archive. To link to an author’s own page, set `url` in `content/blog/authors.yml`.',
      file: at(blog.authorsFile),
      lost: { what: 'author page', count },
    })
  }
  if (continued.length > 0)
    warnings.cover(
      `later pages of post lists (${continued.length})`,
      'the archive and the tag pages, to which they are redirected',
    )
  // The label of the new site contains the name of the site.
  if (options.blogDescription !== undefined) warnings.omit('the blog option `blogDescription`')
  const changed = [
    ...(options.sortPosts === 'ascending' ? ['sortPosts'] : []),
    ...(typeof options.processBlogPosts === 'function' ? ['processBlogPosts'] : []),
    ...(typeof toRecord(options.feedOptions).createFeedItems === 'function' ? ['feedOptions.createFeedItems'] : []),
  ]
  for (const name of changed)
    warnings.add({
      kind: 'configuration',
      name: `blog.${name}`,
      reason: `The option \`${name}\` of the blog isn’t imported.`,
      todo: 'Compare the list of posts and the feeds with those of the old site.',
      file: at(site.configFile),
    })
}

/** Reports the blogs except the first one, because the new site has one blog. Returns the addresses of their pages. */
export function reportOtherBlogs(blogs: readonly BlogOptions[], root: string, warnings: MigrationWarnings): string[] {
  return blogs.flatMap((blog) => {
    const { set, base } = blog
    const posts = listPosts(blog, readBlogAuthors(blog), readTags(blog), new Set())
    warnings.add({
      kind: 'page',
      name: `/${base}`,
      reason: `The blog \`${set.id}\` isn’t imported, because a site can have only one blog. It has ${plural(posts.length, 'post')}.`,
      note: 'Copy the posts to `content/blog`, or to another folder as regular pages.',
      file: displayPath({ root }, set.folder),
      lost: { what: 'blog post', count: posts.length },
    })
    const published = posts.filter(({ frontMatter }) => frontMatter.draft !== true)
    return [`/${base}`, ...published.map(({ address }) => address)]
  })
}

/** Returns the labels of the blog that the old site replaces. */
export function blogLabels(blog: BlogOptions): Record<string, string> {
  const { blogTitle, blogSidebarTitle } = blog.options
  const entries = { blog: blogTitle, recentPosts: blogSidebarTitle }
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      const text = textOf(value)
      return text ? [[key, text]] : []
    }),
  )
}
