import type { Position } from '../model/position.ts'

let cachedLines: { source: string; starts: number[] } | undefined

/** Returns the position of a range of the source. Caches the line offsets of the most recent source. */
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

/** Formats a position as `12:5:12:33` (line and column of the start and the end), so that it can be stored in an attribute of the tree. */
export function formatPosition({ line, column, endLine = line, endColumn = column, file }: Position): string {
  return [line, column, endLine, endColumn, ...(file ? [file] : [])].join(':')
}

/** Parses a position from `formatPosition`. Invalid numbers become 1, and a missing end equals the start. */
export function parsePosition(text: string): Position {
  const [, numbers = '', file] = /^((?:\d+(?::|$)){0,4})(.*)$/s.exec(text)!
  const [line = 1, column = 1, endLine = line, endColumn = column] = numbers.split(':').map((part) => Number(part) || 1)
  return { line, column, endLine, endColumn, ...(file && { file }) }
}
