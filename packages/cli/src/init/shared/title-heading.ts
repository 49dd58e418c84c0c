import { maskCode } from './mask-code.ts'

/** Returns whether a page's text contains a heading of level 1, in Markdown or HTML. Lines of code blocks that start with `#` don't count. */
export function hasTitleHeading(markdown: string): boolean {
  const { text } = maskCode(markdown)
  return /^ {0,3}#[ \t]+\S|^ {0,3}\S[^\n]*\n {0,3}=+[ \t]*$/m.test(text) || /<h1[\s>]/i.test(text)
}
