/** Matches whitespace and comments. */
const gap = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y

/** Returns whether a range contains only whitespace and comments. */
export function isGap(text: string, from: number, to: number): boolean {
  gap.lastIndex = from
  return from + gap.exec(text)![0].length >= to
}

/**
 * Returns whether a statement can end at an offset. The check is needed because the grammar may end a statement and start another
 * one wherever parsing fails.
 */
export function isEnd(text: string, at: number): boolean {
  return /[;}]/.test(text[at - 1]!) || /^[ \t]*($|\n|\/\/|\/\*|\})/.test(text.slice(at, at + 100))
}

/**
 * Returns whether removing a range could merge the following code into the previous statement. For example, if ` as T` is removed from
 * `a as T` and the next line starts with `(b)`, the two lines become the call `a(b)`.
 */
export function mayJoin(text: string, { from, to }: { from: number; to: number }): boolean {
  gap.lastIndex = to
  const end = to + gap.exec(text)![0].length
  return /[([`/+<-]/.test(text[end] ?? '') && (/[;}]/.test(text[to - 1]!) || text.slice(from, end).includes('\n'))
}
