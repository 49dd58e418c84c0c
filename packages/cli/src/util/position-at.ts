import type { Position } from '../model/position.ts'

/** The lines of the most recent text, which is all that they depend on. */
let cachedLines: { source: string; starts: number[] } | undefined

/** Returns the position of a range of a text. Caches the line offsets of the most recent text. */
export function positionAt(source: string, offset: number, length: number): Position {
  if (cachedLines?.source !== source) {
    cachedLines = {
      source,
      starts: [0, ...Array.from(source.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)],
    }
  }
  const { starts } = cachedLines
  const pointAt = (at: number) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle]! <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - starts[low]! + 1 }
  }
  const end = pointAt(offset + length)
  return { ...pointAt(offset), endLine: end.line, endColumn: end.column }
}

/** Returns the line and the column, starting at 1, at which `part` first occurs in `text`. Returns the start of the text if it doesn't occur. */
export function positionIn(text: string, part: string): { line: number; column: number } {
  const { line, column } = positionAt(text, Math.max(0, text.indexOf(part)), 0)
  return { line, column }
}
