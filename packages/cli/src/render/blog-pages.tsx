import type { BlogEntry, LabelTable, ThemeComponents } from '@docs-engine/client'
import type { ReactNode } from 'react'
import { urlPlaceholder } from '../components/placeholders.ts'
import { renderHtml } from '../components/render-html.tsx'
import { blogStyles } from '../markdown/theme-styles.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { BlogPost, PostTag } from '../model/blog-post.ts'
import { type Chunk, codeHtml, joinChunks } from '../model/chunk.ts'
import type { Link } from '../model/link.ts'
import type { Page, PageArtifacts, ParsedPage } from '../model/page.ts'
import { archivePath, blogPath, feedPaths, tagsPath } from '../plan/generated-paths.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { generatedPage, listDescription } from './generated-page.ts'

/** Number of posts on `/blog`. */
const maxNewestPosts = 10

type Path = string

/** Renders the blog's lists: the archive and, if some posts have their own pages, the newest posts, the tags, and the posts of each tag. */
export function blogPages(
  posts: BlogPost[],
  artifacts: ArtifactStore,
  theme: ThemeComponents,
  site: string,
  labels: LabelTable,
): [path: Path, page: ParsedPage][] {
  const pages: [Path, ParsedPage][] = []
  const add = (path: Path, title: string, text: string, names: string[], render: (list: PageLinks) => ReactNode) => {
    const list = new PageLinks(artifacts)
    const html = renderHtml(render(list), labels)
    const description = listDescription(
      text.replace('{site}', () => site),
      names,
    )
    pages.push([path, generatedPage(title, description, { html, links: list.links, css: blogStyles() })])
  }
  const { BlogArchive, BlogList, BlogTags } = theme
  const titlesOf = (list: BlogPost[]) => list.map(({ page }) => page.title)
  add(archivePath, labels.archive, labels.archiveDescription, titlesOf(posts), (list) => {
    const entries = posts.map((post) => list.entry(post))
    const feed = posts.length > 0 ? { feedHref: list.add(feedPaths.rss) } : {}
    // The headers of posts are rendered without checking their links, so check the links of all authors here.
    for (const post of posts) list.addAuthors(post)
    return <BlogArchive entries={entries} {...feed} />
  })
  if (!posts.some(({ path }) => path !== undefined)) return pages
  const tags = postsByTag(posts)
  add(blogPath, labels.blog, labels.blogDescription, titlesOf(posts), (list) => (
    <BlogList
      entries={posts.slice(0, maxNewestPosts).map((post) => list.entry(post))}
      feedHref={list.add(feedPaths.rss)}
      archiveHref={list.add(archivePath)}
      {...(tags.size > 0 && { tagsHref: list.add(tagsPath) })}
    />
  ))
  if (tags.size === 0) return pages
  const tagLabels = [...tags.values()].map(({ tag }) => tag.label)
  add(tagsPath, labels.tags, labels.tagsDescription, tagLabels, (list) => {
    const entries = [...tags.values()].map(({ tag, posts: tagged }) => ({
      label: tag.label,
      href: list.add(tag.path),
      count: tagged.length,
    }))
    return <BlogTags tags={entries} />
  })
  for (const { tag, posts: tagged } of tags.values()) {
    const title = labels.postsTagged.replace('{tag}', () => tag.label)
    add(tag.path, title, title, titlesOf(tagged), (list) => (
      <BlogList
        entries={tagged.map((post) => list.entry(post))}
        archiveHref={list.add(archivePath)}
        tagsHref={list.add(tagsPath)}
      />
    ))
  }
  return pages
}

/** Returns the tags, sorted by label, each with its posts. */
function postsByTag(posts: BlogPost[]): Map<string, { tag: PostTag; posts: BlogPost[] }> {
  const tags = new Map<string, { tag: PostTag; posts: BlogPost[] }>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const entry = tags.get(tag.path) ?? { tag, posts: [] }
      tags.set(tag.path, entry)
      if (!entry.posts.includes(post)) entry.posts.push(post)
    }
  }
  return new Map([...tags].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Collects the links of a list of posts. */
class PageLinks {
  readonly links: Link[] = []
  readonly #artifacts: ArtifactStore

  constructor(artifacts: ArtifactStore) {
    this.#artifacts = artifacts
  }

  /** Adds a link to a generated page. Returns the placeholder for its URL. */
  add(url: string): string {
    return this.#push({ url, kind: 'link', position: start, via: 'theme' })
  }

  /** Adds the links of a post's authors, so that they are checked, and the Content Security Policy allows their pictures. */
  addAuthors({ authors }: BlogPost): void {
    for (const { name, url, image, socials = [], file, position } of authors) {
      if (url !== undefined) this.#push({ url, kind: 'link', position, via: 'a href', file, text: name })
      for (const { label, href } of socials)
        this.#push({ url: href, kind: 'link', position, via: 'a href', file, text: label })
      if (image !== undefined) this.#push({ url: image, kind: 'image', position, via: 'img src', file })
    }
  }

  entry(post: BlogPost): BlogEntry {
    const { date, title, page, path } = post
    const link: Link = {
      url: path ?? page.frontMatter.to!,
      kind: 'link',
      position: page.toPosition ?? start,
      via: path === undefined ? 'front matter' : 'theme',
      file: page.source,
      text: title,
    }
    return {
      date,
      title,
      ...(page.language && { language: page.language }),
      summaryHtml: path === undefined ? this.#html(post) : this.#summary(post, path),
      href: this.#push(link),
      authors: post.authors.map(({ name }) => name),
      tags: post.tags.map((tag) => ({ label: tag.label, href: this.add(tag.path) })),
      isPage: path !== undefined,
    }
  }

  /** Returns the text of a post that links to another page. */
  #html({ page }: BlogPost): string {
    const artifacts = this.#artifacts.get(page.key)
    return this.#join(artifacts.chunks, artifacts, page, (link) => link)
  }

  /** Returns the text above `<!-- truncate -->`, or else the description. */
  #summary({ page }: BlogPost, path: string): string {
    const artifacts = this.#artifacts.has(page.key) ? this.#artifacts.get(page.key) : undefined
    const end = artifacts?.chunks.findIndex((chunk) => typeof chunk !== 'string' && chunk.kind === 'truncation') ?? -1
    if (!artifacts || end === -1) return `<p>${escapeHtml(page.frontMatter.description ?? page.excerpt)}</p>`
    return this.#join(artifacts.chunks.slice(0, end), artifacts, page, (link) => ({
      ...link,
      url: link.url.startsWith('#') ? path + link.url : link.url,
      isRepeated: true,
    }))
  }

  /** Returns the HTML of a part of a post, without IDs, because several posts on the page may use the same ones. */
  #join(
    chunks: Chunk[],
    { renderedBlocks }: Pick<PageArtifacts, 'renderedBlocks'>,
    page: Page,
    changed: (link: Link) => Link,
  ): string {
    return joinChunks(chunks, (chunk) => {
      if (chunk.kind === 'code') return codeHtml(chunk, renderedBlocks)
      if (chunk.kind === 'title') return escapeHtml(page.title)
      if (chunk.kind !== 'url') return ''
      const url = this.#push({ ...changed(page.links[chunk.index]!), file: page.source })
      return chunk.attribute === undefined ? url : ` ${chunk.attribute}="${url}"`
    })
  }

  #push(link: Link): string {
    this.links.push(link)
    return urlPlaceholder(this.links.length - 1)
  }
}

const start = { line: 1, column: 1 }
