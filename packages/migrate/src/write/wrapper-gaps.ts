const text = ':is(h1, p, ul, ol, dl, blockquote, .code, .admonition, .table)'

/**
 * Separates the blocks in an HTML element of a page, such as `<div class="guide">`. The theme of Docs leaves that to the element's own styles,
 * while other generators set the margins of each paragraph. The layer has less weight than the theme.
 */
const wrapperGaps = `@layer base {
  .prose :is(div, section, aside, article) > ${text} + ${text} {
    margin-top: 1.25rem;
  }
}
`

/** Returns the styles that pages need if they contain HTML elements around blocks, or an empty string. */
export function gapsIn(pages: Iterable<string>): string {
  return [...pages].some((page) => /^[ \t]*<(?:div|section|aside|article)\b/m.test(page)) ? wrapperGaps : ''
}
