import type { OldSite } from '../../model/old-site.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { BlogOptions } from './blog-options.ts'
import type { Blog } from './document-sets.ts'
import { displayPath } from './docusaurus-context.ts'

/** Reports what the blog of the new site doesn't have. */
export function reportBlog({ blog, documents, authors }: Blog, configFile: string, site: OldSite): void {
  const { options } = blog
  for (const { shown, block, post } of documents) {
    const place = { kind: 'configuration', file: shown, pages: [shown] } as const
    if (post?.hasGuessedDate)
      site.warnings.add({
        ...place,
        name: 'posts without a date',
        reason: `Neither the front matter nor the file name contains the date of the post. The import uses ${post.date}.`,
        todo: 'Correct `date` in the front matter of these posts.',
      })
    if (block.frontMatter.unlisted === true)
      site.warnings.add({
        ...place,
        name: 'unlisted posts',
        reason: 'The post is unlisted in the old site. In the new site, it appears in lists of posts.',
        todo: 'If readers shouldn’t find these posts, move them out of `content/blog`, and give them a `slug`.',
      })
  }
  if (authors.withPage.length > 0)
    site.warnings.add({
      kind: 'page',
      name: 'author pages',
      reason: 'The new blog doesn’t support author pages.',
      todo: 'Their URLs are redirected to the archive. To link to an author’s own page, set `url` in `content/blog/authors.yml`.',
      file: displayPath(site, blog.authorsFile),
      // The list of all authors is a page, too.
      lost: { what: 'author page', count: authors.withPage.length + 1 },
    })
  // The label of the new site contains the name of the site.
  if (options.blogDescription !== undefined) site.warnings.omit('the blog option `blogDescription`')
  const feeds = toRecord(options.feedOptions)
  for (const [name, isUsed] of Object.entries({
    sortPosts: options.sortPosts === 'ascending',
    processBlogPosts: typeof options.processBlogPosts === 'function',
    'feedOptions.createFeedItems': typeof feeds.createFeedItems === 'function',
  }))
    if (isUsed)
      site.warnings.add({
        kind: 'configuration',
        name: `blog.${name}`,
        reason: `The option \`${name}\` of the blog isn’t imported.`,
        todo: 'Compare the list of posts and the feeds with those of the old site.',
        file: displayPath(site, configFile),
      })
}

/** Returns the labels of the blog that the old site replaces. */
export function blogLabels({ options }: BlogOptions): Record<string, string> {
  const labels = { blog: textOf(options.blogTitle), recentPosts: textOf(options.blogSidebarTitle) }
  return Object.fromEntries(Object.entries(labels).filter(([, label]) => label)) as Record<string, string>
}
