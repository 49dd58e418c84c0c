import { posix } from 'node:path'
import { archivePath, blogPath, feedPaths, tagsPath } from '@docs-engine/cli/internal'
import { type PostTag, tagsOf } from './blog-tags.ts'
import type { Redirect } from './convert-redirects.ts'
import type { Blog } from './document-sets.ts'

/** The pages that the old site generated for a blog, and where their readers find the same in the new site. */
export interface BlogPlaces {
  /** Route in the original site → route in the new site. */
  generated: Map<string, string>
  /** Redirects from addresses that the new site doesn't have. */
  redirects: Redirect[]
  /** The addresses of pages that continue a list of posts, such as `/blog/page/2`. They are redirected. */
  continued: string[]
}

/** Finds the places of the generated pages of a blog, such as the pages of tags. */
export function blogPlaces({ blog, documents, tags, authors }: Blog): BlogPlaces {
  const published = documents.filter(
    ({ block: { frontMatter } }) => frontMatter.draft !== true && frontMatter.unlisted !== true,
  )
  const below = (...parts: string[]) => posix.join('/', blog.base, ...parts).replace(/(.)\/+$/, '$1')
  const generated = new Map<string, string>([[below(), blogPath]])
  if (blog.archive !== undefined) generated.set(below(blog.archive), archivePath)
  const byTag = new Map<string, { tag: PostTag; count: number }>()
  for (const { block } of published)
    for (const [address, tag] of new Map(tagsOf(block.frontMatter, blog, tags).map((tag) => [tag.address, tag])))
      byTag.set(address, { tag, count: (byTag.get(address)?.count ?? 0) + 1 })
  if (byTag.size > 0) generated.set(below(blog.tags), tagsPath)
  for (const [address, { tag }] of byTag) generated.set(address, tag.route)
  if (authors.withPage.length > 0) generated.set(below(blog.authors), archivePath)
  for (const { path } of authors.withPage) generated.set(below(blog.authors, path), archivePath)
  const redirects: Redirect[] = []
  const continued: string[] = []
  const redirectList = (address: string, to: string, count: number) => {
    const last = Math.ceil(count / blog.postsPerPage)
    if (last < 2) return
    for (let number = 2; number <= last; number++) continued.push(posix.join(address, blog.page, String(number)))
    redirects.push({ from: posix.join(address, blog.page, '*'), to })
  }
  redirectList(below(), archivePath, published.length)
  for (const { tag, count } of byTag.values()) redirectList(tag.address, tag.route, count)
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
  return { generated, redirects, continued }
}
