import { maskCode } from './mask-code.ts'

/** Returns whether a page's text contains a heading of level 1, in Markdown or HTML. Lines of code blocks that start with `#` don't count. */
export function hasTitleHeading(markdown: string): boolean {
  const { text } = maskCode(markdown)
  return titleHeading.test(text) || /<h1[\s>]/i.test(text)
}

/**
 * Returns whether the heading of level 1 contains markup other than code, such as `~~deprecated~~` or a badge. The engine shows a page's title
 * as plain text, so such a heading must stay in the text.
 */
export function hasTitleMarkup(markdown: string): boolean {
  const [, atx, setext] = titleHeading.exec(maskCode(markdown).text) ?? []
  return titleMarkup.test((atx ?? setext ?? '').replace(/\\[!-/:-@[-`{-~]/g, ''))
}

const titleHeading = /^ {0,3}#[ \t]+(\S[^\n]*)|^ {0,3}(\S[^\n]*)\n {0,3}=+[ \t]*$/m
const titleMarkup = /~~\S|<[a-z]|\]\(|(?<![\w*])(\*{1,3}|_{1,3})(?=\S)[^\n]*?\S\1(?![\w*])/i
