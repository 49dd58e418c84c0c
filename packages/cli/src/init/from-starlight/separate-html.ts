const blocks =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul'
const tagLine = new RegExp(`^[ \\t]*</?(?:${blocks})(?:\\s[^<>]*)?>(?:.*</(?:${blocks})>)?[ \\t]*$`, 'i')

/**
 * Adds a blank line between a line of HTML and the Markdown in the next line. MDX doesn't need one, but in Markdown an HTML block ends at a
 * blank line, so that a code block after `<summary>` would be shown as text. Code must be masked.
 */
export function separateHtml(text: string): string {
  const lines = text.split('\n')
  return lines
    .flatMap((line, index) => {
      const next = lines[index + 1]?.trim() ?? ''
      return next !== '' && !next.startsWith('<') && tagLine.test(line) ? [line, ''] : [line]
    })
    .join('\n')
}
