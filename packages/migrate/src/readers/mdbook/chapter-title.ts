import { headingText } from '../../passes/heading-ids.ts'
import { type MaskedPart, unmask } from '../../util/mask-code.ts'

const firstHeading =
  /^( {0,3})(#{1,6})(?=[ \t])[ \t]+(\S.*?)[ \t]*#*[ \t]*$|^ {0,3}(?![#>\-*+|:\uE000 ])(\S[^\n|]*)\n {0,3}(=+|-+)[ \t]*$/m

/**
 * Gives a chapter without a heading of level 1 the title that `SUMMARY.md` contains. Otherwise, the new page would be named after its file.
 *
 * If the first heading repeats the title, it becomes the page's heading, so that readers don't see the title twice. Otherwise, the title is
 * returned for the front matter. Code must be masked.
 *
 * @param title The chapter's title in `SUMMARY.md`, which mdBook shows in the browser tab.
 */
export function withChapterTitle(
  text: string,
  parts: readonly MaskedPart[],
  title: string,
): { text: string; title?: string } {
  const [whole = '', indent = '', marks, atx, setext, rule = ''] = firstHeading.exec(text) ?? []
  if (marks === '#' || rule.startsWith('=') || /<h1[\s>]/i.test(text)) return { text }
  const heading = (atx ?? setext)?.replace(/\s*\{#[^{}]*\}$/, '')
  // The title is plain text, so `<T>` in it isn't a tag.
  const isRepeated =
    heading !== undefined &&
    [title, headingText(title)].map(comparable).includes(comparable(headingText(unmask(heading, parts))))
  if (!isRepeated) return { text, title }
  const promoted =
    marks === undefined ? whole.replace(/-+[ \t]*$/, '===') : `${indent}#${whole.slice(indent.length + marks.length)}`
  return { text: text.replace(whole, () => promoted) }
}

function comparable(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase()
}
