import { defaultLabels } from '@docs-engine/client/labels.ts'
import type { LinkItem, SidebarItem } from '@docs-engine/client/page-data.ts'
import { configIn } from '../../config/config-in.ts'
import type { BlogPost } from '../../model/blog-post.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { currentVersion, type Edition, editionAt, editionOf, pathIn } from '../../model/edition.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { groupBy } from '../../util/group-by.ts'
import { archivePath, blogPath } from '../generated-paths.ts'

/** Number of posts that the sidebar of a post lists. */
const maxRecentPosts = 10

/** Adds the navigation of the blog: a post's sidebar lists the newest posts, and its neighbors are the next older and newer posts. */
export function withBlogSidebar(sidebar: Sidebar, posts: readonly BlogPost[], config: SiteConfig): Sidebar {
  const blogs = groupBy(posts, ({ page }) => editionOf(page).locale)
  return [...blogs].reduce(
    (all, [locale, own]) => withOneBlog(all, own, editionAt(currentVersion, locale), config),
    sidebar,
  )
}

function withOneBlog(sidebar: Sidebar, posts: BlogPost[], edition: Edition, config: SiteConfig): Sidebar {
  const own = posts.filter(({ path }) => path !== undefined)
  if (own.length === 0) return sidebar
  const labels = { ...defaultLabels, ...configIn(config, edition.locale).labels }
  const positions = new Map(own.map(({ path }, i) => [path, i]))
  const items: SidebarItem[] = [
    {
      type: 'group',
      label: labels.recentPosts,
      collapsed: false,
      items: own.slice(0, maxRecentPosts).map((post) => ({ type: 'link', ...labelOf(post), path: post.path! })),
    },
    { type: 'link', label: labels.allPosts, path: pathIn(edition, archivePath) },
  ]
  const link = (post: BlogPost | undefined): LinkItem | undefined => post && { ...labelOf(post), to: post.path! }
  return {
    ...sidebar,
    // The sidebar of posts differs from the sidebar of the documentation.
    isComplete: false,
    trailOf: (path) =>
      positions.has(path)
        ? [{ type: 'group', label: labels.blog, path: pathIn(edition, blogPath), collapsed: false, items: [] }]
        : sidebar.trailOf(path),
    forPage: (path) => (positions.has(path) ? items : sidebar.forPage(path)),
    neighbors(path) {
      const position = positions.get(path)
      if (position === undefined) return sidebar.neighbors(path)
      const prev = link(own[position + 1])
      const next = link(own[position - 1])
      return { ...(prev && { prev }), ...(next && { next }) }
    },
  }
}

function labelOf({ title, page: { language } }: BlogPost): Pick<LinkItem, 'label' | 'language'> {
  return { label: title, ...(language && { language }) }
}
