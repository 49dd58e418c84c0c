import type { Element, Root } from 'hast'
import { isPostSource } from '../model/blog-post.ts'
import type { FrontMatter } from '../model/front-matter-schema.ts'

/** Returns whether a source is a blog post with its own page. */
export function isPostPage(path: string, { to }: FrontMatter): boolean {
  return isPostSource(path) && to === undefined
}

/** How fast people read, in words per minute. Docusaurus uses the same number. */
const wordsPerMinute = 200

/** Returns how many minutes it takes to read a text, at least 1. Characters of scripts without spaces count as words. */
export function readingMinutes(text: string): number {
  const spaced = text.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, ' x ')
  const words = spaced.match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/**
 * Marks the end of the beginning of a blog post, which the blog's lists show. It is the position of the comment `<!-- truncate -->`, or
 * the same comment in the syntax of MDX. Changes the tree in place.
 */
export function markTruncation(tree: Root, text: string): void {
  const match = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/m.exec(text)
  if (!match) return
  const line = text.slice(0, match.index).split('\n').length
  const next = tree.children.findIndex(({ position }) => (position?.start.line ?? 0) > line)
  const mark: Element = { type: 'element', tagName: 'span', properties: { 'data-truncate': '' }, children: [] }
  tree.children.splice(next === -1 ? tree.children.length : next, 0, mark)
}
