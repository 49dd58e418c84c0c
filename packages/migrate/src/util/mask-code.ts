/** A fenced code block. Its code doesn't contain the indentation or quote markers before the block. */
export interface Fence {
  kind: 'fence'
  marker: string
  info: string
  code: string
  /** Lines to write before the block, such as an anchor. Default: nothing. */
  before?: string
  /** One-based line of the block's opening line in the text. */
  line: number
}

/** Inline code, an HTML comment, or other text that must not be converted. */
interface Verbatim {
  kind: 'verbatim'
  text: string
}

export type MaskedPart = Fence | Verbatim

/** Text whose code is replaced with marks, so that patterns can't match within code. */
export interface MaskedText {
  text: string
  parts: MaskedPart[]
}

const open = '\uE000'
const close = '\uE001'
/** Matches the mark of a masked part. The group is the part's index. */
export const maskPattern = /\uE000(\d+)\uE001/g

const fenceLine = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*)$/

/**
 * Replaces code blocks, inline code, and HTML comments with marks. `unmask` restores them.
 *
 * @param isIndentStrict Whether the indentation of code blocks counts, as in Python-Markdown: a line with less indentation than the block ends
 *   it, and a fence with more indentation is part of the code.
 */
export function maskCode(source: string, isIndentStrict = false): MaskedText {
  const parts: MaskedPart[] = []
  const mark = (part: MaskedPart) => `${open}${parts.push(part) - 1}${close}`
  const lines = source.split('\n')
  const out: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const [, prefix = '', marker = '', info = ''] = fenceLine.exec(lines[i]!) ?? []
    if (!marker || (marker.startsWith('`') && info.includes('`'))) {
      out.push(lines[i]!)
      continue
    }
    const quotes = prefix.split('>').length - 1
    const width = columns(prefix.replace(/^.*>[ \t]?/, ''))
    const strip = (line: string) => withoutIndent(withoutQuotes(line, quotes), width)
    const code: string[] = []
    let end = i + 1
    const indentOf = (line: string) => columns(/^[ \t]*/.exec(withoutQuotes(line, quotes))![0])
    const isLeft = (line: string) => isIndentStrict && line.trim() !== '' && indentOf(line) <= width - 4
    const isEnd = (line: string) => {
      if (isIndentStrict && indentOf(line) >= width + 4) return false
      const text = withoutQuotes(line, quotes).trim()
      return text.length >= marker.length && text === text[0]!.repeat(text.length) && text[0] === marker[0]
    }
    while (end < lines.length && !isEnd(lines[end]!) && !isLeft(lines[end]!)) code.push(strip(lines[end++]!))
    out.push(prefix + mark({ kind: 'fence', marker, info: info.trim(), code: code.join('\n'), line: i + 1 }))
    i = end < lines.length && isLeft(lines[end]!) ? end - 1 : end
  }
  let text = out.join('\n')
  text = text.replace(/<!--[\s\S]*?-->/g, (comment) => mark({ kind: 'verbatim', text: comment }))
  text = text.replace(/<(script|style|pre)\b[^>]*>[\s\S]*?<\/\1>/gi, (html) =>
    /^<pre/i.test(html) ? mark({ kind: 'verbatim', text: html }) : html,
  )
  text = text.replace(/(?<![`\\])(`+)(?!`)((?:[^\n]|\n(?![ \t]*\n))*?[^`])\1(?!`)/g, (code) =>
    mark({ kind: 'verbatim', text: code }),
  )
  return { text, parts }
}

/** Puts the masked parts back. Code blocks get the indentation and quote markers of the line that contains their mark. */
export function unmask(text: string, parts: readonly MaskedPart[]): string {
  let result = text
  // Parts can contain marks of other parts, because comments can contain code.
  while (result.includes(open)) {
    const before = result
    result = result
      .replace(/^(.*?)\uE000(\d+)\uE001/gm, (whole, start: string, index: string) => {
        const part = parts[Number(index)]
        if (part?.kind !== 'fence') return whole
        const indent = start.replace(/[^>\s]/g, ' ')
        const lines = fenceText(part).split('\n')
        return lines.map((line, n) => (n === 0 ? start + line : (indent + line).replace(/[ \t]+$/, ''))).join('\n')
      })
      .replace(maskPattern, (whole, index: string) => {
        const part = parts[Number(index)]
        return part?.kind === 'verbatim' ? part.text : whole
      })
    if (result === before) break
  }
  return result
}

/** Returns the text of a code block. Its fence is longer than any fence in its code. */
export function fenceText({ marker, info, code, before }: Fence): string {
  const longest = Math.max(2, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, ticks]) => ticks!.length))
  const own = marker.startsWith('`') && longest >= marker.length ? '`'.repeat(longest + 1) : marker
  const block = `${own}${info}\n${code === '' ? '' : `${code}\n`}${own}`
  return before === undefined ? block : `${before}\n\n${block}`
}

function withoutQuotes(line: string, quotes: number): string {
  let rest = line
  for (let i = 0; i < quotes; i++) rest = rest.replace(/^[ \t]*>[ \t]?/, '')
  return rest
}

/** Returns the width of an indentation. A tab is four columns wide. */
export function columns(indent: string): number {
  return indent.replaceAll('\t', '    ').length
}

function withoutIndent(line: string, width: number): string {
  let at = 0
  let column = 0
  while (column < width && (line[at] === ' ' || line[at] === '\t')) column += line[at++] === '\t' ? 4 : 1
  return line.slice(at)
}
