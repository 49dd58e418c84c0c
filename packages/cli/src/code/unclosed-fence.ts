/** A code block that probably contains text that its author meant to write below the block. */
export interface UnclosedFence {
  /** The zero-based line of the code that looks like text or like the opening line of another block. */
  index: number
  /** Whether the block has a closing line. If it does, that line was probably meant to close a different block. */
  isClosed: boolean
  /** Whether the code contains text that was meant to be part of the page. */
  hasText: boolean
}

const markdownLanguages = new Set(['md', 'mdx', 'markdown'])
/** Languages in which a line of code can look like a sentence, so a sentence doesn't indicate that the block isn't closed. */
const textLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output', 'console', ...markdownLanguages])

/**
 * Checks whether a code block swallowed the opening line of the next block or, if it isn't closed, text of the page. Returns `undefined` if
 * it did neither.
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
  const isDirective = (line: string) => !markdownLanguages.has(lang) && /^ {0,3}:{3,} ?[a-z]/.test(line)
  const isText = (line: string, i: number) => {
    const startsParagraph = i === 0 || lines[i - 1]!.trim() === ''
    return startsParagraph && (isHeading(line, lines[i + 1]) || (!textLanguages.has(lang) && isSentence(line)))
  }
  const fence = lines.findIndex((line) => nextFence.test(line))
  const text = lines.findIndex((line, i) => isDirective(line) || isText(line, i))
  // In a block that is closed, a line that looks like text says nothing unless another block starts below it.
  const hasText = text >= 0 && (!isClosed || (text < fence && !markdownLanguages.has(lang)))
  if (fence < 0 && !hasText) return undefined
  const index = !isClosed && hasText && (fence < 0 || text < fence) ? text : fence
  return { index, isClosed, hasText: hasText || !isClosed }
}

/**
 * Returns whether a line is a heading, such as `## Usage`, that is the last line or is followed by a blank line. If code follows, the line
 * is probably a comment.
 */
function isHeading(line: string, next: string | undefined): boolean {
  return /^#{1,6} \S/.test(line) && (next === undefined || next.trim() === '')
}

function isSentence(line: string): boolean {
  return /^[\p{Lu}[*_`>-]/u.test(line) && /[.:!?]$/.test(line.trim()) && line.trim().split(/\s+/).length >= 5
}
