import { withLabels } from '@docs-engine/client'
import { renderToString } from 'react-dom/server'
import type { ResolvedPost } from '../model/blog-post.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Route, Site } from '../model/site.ts'
import { siteLabels } from '../model/site-labels.ts'
import { absoluteHref } from '../util/absolute-url.ts'
import { encodeRoute, pageAddress } from '../util/page-address.ts'
import type { PostMetadata } from './post-data.ts'

/** The parts of a blog post's page that aren't its text. */
export interface RenderedPost {
  /** HTML of the date, the authors, and the tags. */
  header: string
  metadata: PostMetadata
}

const postsBySite = new WeakMap<Site, ReadonlyMap<string, ResolvedPost>>()

/** Returns the blog post whose page a route is, if any. */
export function postAt({ path, page }: Pick<Route, 'path' | 'page'>, site: Site): ResolvedPost | undefined {
  let posts = postsBySite.get(site)
  if (!posts) {
    posts = new Map(site.posts.flatMap((post) => (post.path === undefined ? [] : [[post.path, post]])))
    postsBySite.set(site, posts)
  }
  const post = posts.get(path)
  return post?.page.source === page.source ? post : undefined
}

/** Renders the header of a blog post. Returns `undefined` if the route isn't a blog post. */
export function renderPost(route: Route, site: Site): RenderedPost | undefined {
  const post = postAt(route, site)
  if (!post) return undefined
  const { config, theme } = site
  const { date, tags } = post
  const element = (
    <theme.PostHeader
      date={date}
      {...(route.page.readingMinutes !== undefined && { minutes: route.page.readingMinutes })}
      authors={post.authors.map(({ name, title, url, image, socials }) => ({
        name,
        ...(title !== undefined && { title }),
        ...(url !== undefined && { url: withBase(url, config) }),
        ...(image !== undefined && { image: withBase(image, config) }),
        ...(socials && { socials }),
      }))}
      tags={tags.map(({ label, path }) => ({ label, href: withBase(pageAddress(encodeRoute(path), config), config) }))}
    />
  )
  const header = withLabels(siteLabels(config), () => renderToString(element))
  const authors = post.authors.map(({ name, url }) => ({
    name,
    ...(url && !url.startsWith('mailto:') && { url: url.startsWith('/') ? absoluteHref(config, url) : url }),
  }))
  return { header, metadata: { date, authors, tags: tags.map(({ label }) => label) } }
}

function withBase(url: string, { baseUrl }: SiteConfig): string {
  return url.startsWith('/') ? baseUrl + url.slice(1) : url
}
