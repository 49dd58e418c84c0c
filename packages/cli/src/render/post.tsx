import type { ThemeComponents } from '@docs-engine/client'
import type { ComponentProps } from 'react'
import type { ResolvedPost } from '../model/blog-post.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, pathIn } from '../model/edition.ts'
import type { Route, Site } from '../model/site.ts'
import { absoluteHref, encodeRoute, pageAddress } from '../util/page-address.ts'
import type { PostMetadata } from './structured-data.ts'

/** The parts of a blog post's page that aren't its text. */
export interface PostContent {
  /** The date, the authors, and the tags. */
  header: ComponentProps<ThemeComponents['PostHeader']>
  metadata: PostMetadata
}

/** The posts by path. A planned site never changes. */
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

/** Returns the header and the metadata of a blog post, or `undefined` if the route isn't a blog post. */
export function postContent(route: Route, site: Site): PostContent | undefined {
  const post = postAt(route, site)
  if (!post) return undefined
  const { config } = site
  const { date, tags } = post
  const header: PostContent['header'] = {
    date,
    ...(route.page.readingMinutes !== undefined && { minutes: route.page.readingMinutes }),
    authors: post.authors.map(({ name, title, url, image, socials }) => ({
      name,
      ...(title !== undefined && { title }),
      ...(url !== undefined && { url: withBase(url, config) }),
      ...(image !== undefined && { image: withBase(image, config) }),
      ...(socials && { socials }),
    })),
    tags: tags.map(({ label, path }) => ({
      label,
      href: withBase(pageAddress(encodeRoute(pathIn(editionOf(route.page), path)), config), config),
    })),
  }
  const authors = post.authors.map(({ name, url }) => ({
    name,
    ...(url && !url.startsWith('mailto:') && { url: url.startsWith('/') ? absoluteHref(config, url) : url }),
  }))
  return { header, metadata: { date, authors, tags: tags.map(({ label }) => label) } }
}

function withBase(url: string, { baseUrl }: SiteConfig): string {
  return url.startsWith('/') ? baseUrl + url.slice(1) : url
}
