import type { Position } from '../model/position.ts'

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
