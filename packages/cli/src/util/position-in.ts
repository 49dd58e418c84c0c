/** Returns the line and the column, starting at 1, at which `part` first occurs in `text`. Returns the start of the text if it doesn't occur. */
export function positionIn(text: string, part: string): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, text.indexOf(part))).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
