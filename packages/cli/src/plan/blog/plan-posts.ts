import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '@docs-engine/shared/nearest.ts'
import { valuePosition } from '../../markdown/front-matter/front-matter-links.ts'
import { socialLinks } from '../../model/author-socials.ts'
import type { BlogPost, PostAuthor, PostTag, ResolvedPost } from '../../model/blog-post.ts'
import { editionOf } from '../../model/edition.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import { encodeRoute, pageAddress } from '../../util/page-address.ts'
import { shownValue } from '../../util/shown-value.ts'
import { slug } from '../../util/slug.ts'
import { archivePath, tagsPath } from '../generated-paths.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { resolveLink } from '../links/resolve-links.ts'
import { routePath } from '../routes.ts'
import { type Authors, authorsFile, readAuthors } from './authors.ts'
import { postName } from './post-route.ts'

export interface PlannedPosts {
  /** Newest first. */
  posts: BlogPost[]
  messages: Message[]
}

/** Returns the blog posts, newest first. Posts without a valid date are reported and omitted. */
export function planPosts(pages: Page[], root: string): PlannedPosts {
  const messages: Message[] = []
  const authors = pages.some(({ frontMatter }) => frontMatter.authors !== undefined) ? readAuthors(root) : undefined
  messages.push(...(authors?.messages ?? []))
  const tagLabels = new Map<string, string>()
  const posts = pages.flatMap((page): BlogPost[] => {
    const { date, to, tags = [] } = page.frontMatter
    const written = date ?? postName(page.source).date
    const iso = written === undefined ? undefined : isoDate(written)
    if (iso === undefined) {
      messages.push({
        ruleId: 'front-matter',
        file: page.source,
        ...(typeof date === 'string' ? positionOf(page, root, 'date', date) : { line: 1, column: 1 }),
        fatal: true,
        ...(written === undefined
          ? {
              reason: 'This blog post is skipped, because it has no date.',
              note: 'Add `date: 2026-11-20` to its front matter, or start its file name with the date.',
            }
          : {
              reason: `This blog post is skipped, because its date is ${shownValue(written)}.`,
              note: 'Expected a year, a month, and a day: `2026-11-20` or `2026/11/20`.',
            }),
      })
      return []
    }
    return [
      {
        date: iso,
        title: page.title,
        page,
        ...(to === undefined && { path: routePath(page) }),
        authors: authors ? authorsOf(page, root, authors, messages) : [],
        tags: tags.flatMap((tag) => postTag(tag, editionOf(page).prefix, tagLabels)),
      },
    ]
  })
  posts.sort((a, b) => (a.date === b.date ? (a.page.source < b.page.source ? 1 : -1) : a.date < b.date ? 1 : -1))
  // A post that shows the text of its original has the same mistakes.
  const copies = new Set(pages.flatMap((page) => (page.original === undefined ? [] : [page.source])))
  return { posts, messages: messages.filter(({ file }) => !copies.has(file!)) }
}

/** Returns a date as `2026-11-20`. Returns `undefined` if it isn't a date that starts with the year. */
function isoDate(date: string | Date): string | undefined {
  if (date instanceof Date) return date.toISOString().slice(0, 10)
  const [, year, , month = '', day = ''] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(date.trim()) ?? []
  if (!year) return undefined
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // `Date.UTC` turns February 30 into March 2.
  return new Date(time).toISOString().startsWith(iso) ? iso : undefined
}

/** Returns a tag. Labels that differ only in case or punctuation share a page, and the first label by source path is the page's title. */
function postTag(label: string, prefix: string, known: Map<string, string>): PostTag[] {
  const name = slug(label.trim())
  if (!name) return []
  const key = `${prefix}/${name}`
  if (!known.has(key)) known.set(key, label)
  return [{ label: known.get(key)!, path: `${tagsPath}/${name}` }]
}

function authorsOf(page: Page, root: string, known: Authors, messages: Message[]): PostAuthor[] {
  const { authors = [] } = page.frontMatter
  const at = (value: string) => ({ file: page.source, position: positionOf(page, root, 'authors', value) })
  return [authors].flat().flatMap((author): PostAuthor[] => {
    const key = typeof author === 'string' ? author : author.key
    const own = typeof author === 'string' ? {} : author
    const found = key === undefined ? undefined : known.byKey.get(key)
    if (key !== undefined && !found && (known.byKey.size > 0 || typeof author === 'object')) {
      const near = nearest(key, [...known.byKey.keys()])
      const { file, position } = at(key)
      messages.push({
        ruleId: 'front-matter',
        file,
        ...position,
        fatal: true,
        reason: `\`${authorsFile}\` has no author \`${key}\`.`,
        note: near ? `Did you mean \`${near}\`?` : `Add the author there, or write \`authors: [{ name: ${key} }]\`.`,
        ...(near && { suggestion: near }),
      })
      return []
    }
    const name = own.name ?? found?.name ?? key
    if (name === undefined) {
      const { file, position } = at('authors')
      const reason = 'An author of this post has no name.'
      messages.push({ ruleId: 'front-matter', file, ...position, fatal: true, reason, note: 'Add `name`.' })
      return []
    }
    const url = own.url ?? found?.url
    const title = own.title ?? found?.title
    const image = own.image_url ?? found?.image
    const socials = own.socials ? socialLinks(own.socials) : found?.socials
    const place = found && !own.url && !own.image_url ? found : at(own.url ?? own.image_url ?? name)
    return [
      {
        name,
        ...(title !== undefined && { title }),
        ...(url !== undefined && { url }),
        ...(image !== undefined && { image }),
        ...(socials && { socials }),
        file: place.file,
        position: place.position,
      },
    ]
  })
}

/** Returns the position of a key's value in a post's front matter. Only called for messages and inline authors, so the file is read again. */
function positionOf({ source }: Page, root: string, key: string, value: string) {
  let text = ''
  try {
    text = readFileSync(join(root, source), 'utf8')
  } catch {}
  const lines = text.split(/\r?\n/)
  const line = lines.findIndex((content) => content.startsWith(key) && /^\s*:/.test(content.slice(key.length))) + 1
  for (let from = line; from > 0 && from < Math.min(lines.length, line + 30); from++) {
    const position = valuePosition(text, { line: from, column: 1 }, value)
    if (position.endColumn !== undefined) return position
  }
  return { line: Math.max(line, 1), column: 1 }
}

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
