const blocks =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul'
const tagLine = new RegExp(`^[ \\t]*</?(?:${blocks})(?:\\s[^<>]*)?>(?:.*</(?:${blocks})>)?[ \\t]*$`, 'i')

/**
 * Adds a blank line between a line of HTML and the Markdown in the next line. MDX doesn't need one, but in Markdown an HTML block ends at a
 * blank line, so that a code block after `<summary>` would be shown as text. Code must be masked.
 */
export function separateHtml(text: string): string {
  const lines = text.replace(oneLine, separateContents).split('\n')
  return lines
    .flatMap((line, index) => {
      const next = lines[index + 1]?.trim() ?? ''
      let above = index - 1
      while (lines[above]?.trim().startsWith('![')) above--
      const isInHtml = lines[above]?.trim().startsWith('<') || /^\s*<[^>]*>\s*!\[/.test(line)
      if (isInHtml && line.includes('![')) return [line.replace(image, '<img src="$2" alt="$1">')]
      return next !== '' && !next.startsWith('<') && tagLine.test(line) ? [line, ''] : [line]
    })
    .join('\n')
}

/** An element on a line of its own whose contents are Markdown, such as `<summary>The **rest**</summary>`. MDX parses them. */
const oneLine = new RegExp(
  `^( {0,3}(?:[-*+] |\\d+[.)] )?)<(${blocks})((?:\\s[^<>]*)?)>([^\\n]*(?:\\]\\(|\\*\\*|\\uE000)[^\\n]*)</\\2>[ \\t]*$`,
  'gm',
)

function separateContents(whole: string, start: string, tag: string, attributes: string, inner: string): string {
  if (new RegExp(`<(?:${blocks})[\\s>]`).test(inner)) return whole
  if (tag === 'p' && attributes === '') return start + inner
  const indent = ' '.repeat(start.length)
  return `${start}<${tag}${attributes}>\n\n${indent}${inner.trim()}\n\n${indent}</${tag}>`
}

const image = /!\[([^\]"]*)\]\(([^()\s]+)\)/g
