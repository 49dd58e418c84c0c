import type { BlogPost, ResolvedPost } from '../../model/blog-post.ts'
import { encodeRoute, pageAddress } from '../../util/page-address.ts'
import { archivePath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { resolveLink } from '../links/resolve-links.ts'

/**
 * Resolves the link to each blog post, which is `to` or the post's own page. Omits messages, because the archive page contains the same
 * links and reports them.
 */
export function resolvePosts(posts: BlogPost[], targets: LinkTargets): ResolvedPost[] {
  return posts.map((post) => {
    if (post.path !== undefined) return { ...post, href: pageAddress(encodeRoute(post.path), targets.config) }
    const url = post.page.frontMatter.to!
    const { href } = resolveLink(
      { url, kind: 'link' },
      { source: post.page.source, path: archivePath, page: null },
      targets,
    )
    return { ...post, href: href ?? url }
  })
}
