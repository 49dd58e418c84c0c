/** A code block that probably continues into text that its author meant to be outside. */
export interface UnclosedFence {
  /** The zero-based line of the code that looks like text or like the opening line of another block. */
  index: number
  /** The block has a closing line, but it was meant for another block. */
  isClosed: boolean
}

/** Languages in which a normal line can look like a heading or a sentence. */
const textLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output', 'md', 'mdx', 'markdown', 'console'])

/**
 * Finds a code block that isn't closed and contains text of the page, or that contains the opening line of the next
 * block.
 *
 * @param written The block in the source, including its opening and closing lines.
 * @param code The text between the opening and closing lines.
 */
export function unclosedFence(written: string, code: string, lang: string): UnclosedFence | undefined {
  const opening = /^(`{3,}|~{3,})/.exec(written)?.[1]
  if (!opening) return undefined
  const last = written.includes('\n') ? written.slice(written.lastIndexOf('\n') + 1) : ''
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(last)?.[1]
  const isClosed = closing !== undefined && closing[0] === opening[0] && closing.length >= opening.length
  if (isClosed && !code.includes(opening)) return undefined
  const nextFence = new RegExp(`^ {0,3}${opening[0]}{${opening.length},}\\s*[\\w{[]`)
  const lines = code.split('\n')
  const isText = (line: string, i: number) => {
    const startsParagraph = i === 0 || lines[i - 1]!.trim() === ''
    return startsParagraph && (isHeading(line, lines[i + 1]) || (!textLanguages.has(lang) && isSentence(line)))
  }
  const index = lines.findIndex((line, i) => nextFence.test(line) || (!isClosed && isText(line, i)))
  return index < 0 ? undefined : { index, isClosed }
}

/**
 * Returns whether a line is a heading, such as `## Usage`, that is followed by a blank line. A comment would be
 * followed by code.
 */
function isHeading(line: string, next: string | undefined): boolean {
  return /^#{1,6} \S/.test(line) && (next === undefined || next.trim() === '')
}

function isSentence(line: string): boolean {
  return /^[\p{Lu}[*_`>-]/u.test(line) && /[.:!?]$/.test(line.trim()) && line.trim().split(/\s+/).length >= 5
}
