/** A code block that isn't closed, or that was closed by the closing line of another one. */
export interface UnclosedFence {
  isClosed: boolean
  /** The zero-based line of the code that opens another block. Negative if there is none. */
  next: number
}

/**
 * Checks whether a code block isn't closed, or swallowed the opening line of the next block. Returns `undefined` if neither is the case.
 *
 * @param written The block in the source, including its opening and closing lines.
 * @param code The text between the opening and closing lines.
 */
export function unclosedFence(written: string, code: string): UnclosedFence | undefined {
  const opening = /^(`{3,}|~{3,})/.exec(written)?.[1]
  if (!opening) return undefined
  const last = written.includes('\n') ? written.slice(written.lastIndexOf('\n') + 1) : ''
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(last)?.[1]
  const isClosed = closing !== undefined && closing[0] === opening[0] && closing.length >= opening.length
  if (isClosed && !code.includes(opening)) return undefined
  const nextFence = new RegExp(`^ {0,3}${opening[0]}{${opening.length},}\\s*[\\w{[]`)
  const next = code.split('\n').findIndex((line) => nextFence.test(line))
  return isClosed && next < 0 ? undefined : { isClosed, next }
}
