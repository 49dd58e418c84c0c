import { type MaskedPart, maskPattern } from '../../util/mask-code.ts'

/** Block-level elements of Python-Markdown that also start a block of HTML in CommonMark. */
const blockTags =
  'address|article|aside|blockquote|center|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|main|menu|nav|ol|p|section|table|ul'
const blockStart = new RegExp(`^ {0,3}<(?:${blockTags})\\b`, 'i')
const closedBlock = new RegExp(`^(?:[ \\t]*>)+[ \\t]*<(${blockTags})\\b[^>]*>.*</\\1>[ \\t]*$`, 'i')
/** Matches lines that needn't be separated from the HTML above them. */
const staysHtml = new RegExp(`^[ \\t]*(?:>|</|<!|<(?:${blockTags})\\b)`, 'i')
const anyTag = /<(\/?)([a-z][\w-]*)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const voidTag = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const inlineTag = /^(<(?:small|span|em|strong|b|i|u|sub|sup|kbd|mark)\b[^<>]*>)[ \t]*\n[ \t]*(?=[^\s<])/gim

/**
 * Writes blocks of HTML so that they mean the same in CommonMark. In Python-Markdown, a block ends with the closing tag of its first element,
 * and what follows is Markdown. In CommonMark, it ends at an empty line, and indented HTML after that line is code. Inline elements don't
 * start a block in Python-Markdown. Code must be masked.
 */
export function convertHtmlBlocks(text: string, parts: readonly MaskedPart[]): string {
  const lines = text.split('\n')
  const out: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const end = blockStart.test(line) ? endOfBlock(lines, i) : closedBlock.test(line) ? i : undefined
    if (end === undefined) {
      out.push(line)
      continue
    }
    out.push(...joined(lines.slice(i, end + 1), parts))
    const quote = /^(?:[ \t]*>)*/.exec(line)![0]
    const next = lines[end + 1]
    const rest = next?.startsWith(quote) ? next.slice(quote.length) : ''
    if (rest.trim() !== '' && !staysHtml.test(rest)) out.push(quote)
    i = end
  }
  return out.join('\n').replace(inlineTag, (whole, tag: string, at: number, all: string) =>
    // Within a paragraph, the line is already part of it.
    at === 0 || all.slice(0, at).endsWith('\n\n') ? tag : whole,
  )
}

/** The most lines of a block, so that a page with many elements that are never closed doesn't take long. */
const maxLines = 2000

/** Returns the line that closes the element that starts on a line. `undefined`: none does, or the element contains Markdown. */
function endOfBlock(lines: readonly string[], start: number): number | undefined {
  const text = lines.slice(start, start + maxLines).join('\n')
  const open: string[] = []
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(anyTag)) {
    if (/\smarkdown(?![\w-])/.test(attributes)) return undefined
    if (!slash && !voidTag.test(name) && !attributes.endsWith('/')) open.push(name.toLowerCase())
    if (slash) {
      const at = open.lastIndexOf(name.toLowerCase())
      if (at >= 0) open.length = at
    }
    if (open.length > 0) continue
    const end = index + tag.length
    // Text after the closing tag on the same line would be part of the HTML.
    if (/^[^\n]*\S/.test(text.slice(end))) return undefined
    return start + text.slice(0, end).split('\n').length - 1
  }
  return undefined
}

/** Removes empty lines from HTML if indented lines follow them. Code blocks keep the empty lines around them, because they are Markdown. */
function joined(lines: readonly string[], parts: readonly MaskedPart[]): string[] {
  const isIndented = lines.some((line, n) => n > 0 && lines[n - 1]!.trim() === '' && /^(?: {4}|\t)/.test(line))
  if (!isIndented) return [...lines]
  const isCode = (line: string | undefined) =>
    [...(line ?? '').matchAll(maskPattern)].some(([, index]) => {
      const part = parts[Number(index)]
      return part?.kind === 'fence' || /^<pre\b[\s\S]*\n[ \t]*\n/i.test(part?.text ?? '')
    })
  const hasCode = lines.some(isCode)
  return lines.flatMap((line) => {
    if (line.trim() === '') return []
    if (!hasCode) return [line]
    return isCode(line) ? ['', line.trimStart(), ''] : [line.trimStart()]
  })
}
