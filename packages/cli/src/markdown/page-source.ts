import type { ComponentUse } from '../model/component.ts'
import type { Message, ReportMessage } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { needsTimeout } from '../workers/time-limit.ts'

/** A source that is being parsed, and the messages about it. */
export interface PageSource {
  /** Path relative to the site's root. */
  path: string
  /** The text, with all line breaks normalized to `\n`. Lines and columns match the file. */
  text: string
  /** Whether parsing the text may take so long that it needs a time limit. */
  isHeavy: boolean
  messages: Message[]
  report: ReportMessage
  /** The uses of the author's components that have been found so far. */
  componentUses: ComponentUse[]
  /** Corrects a position that is outside the text. */
  clamp(position: Position): Position
}

export function createPageSource(raw: string, path: string): PageSource {
  const text = raw.replace(/\r\n?/g, '\n')
  const messages: Message[] = []
  const toValidPosition = clampPosition(text.replace(/^\uFEFF/, ''))
  return {
    path,
    text,
    isHeavy: needsTimeout(text),
    messages,
    componentUses: [],
    report({ line, column, endLine, endColumn, file, ...message }) {
      const position = { line, column, endLine, endColumn } as Position
      messages.push({ ...message, ...(file ? position : toValidPosition(position)), file: file ?? path })
    },
    clamp: (position) => (position.file ? position : (toValidPosition(position) as Position)),
  }
}

/**
 * Creates a function that corrects positions outside a text. A line past the end of the text becomes the last line, a column past the end
 * of its line becomes 1, and an end position outside the text is removed. Such positions occur because HTML in a list or a quote has no
 * exact position and may end on a line that doesn't exist.
 */
function clampPosition(text: string): (position: Partial<Position>) => Partial<Position> {
  let lines: string[] | undefined
  const isInside = (line: number | undefined, column: number | undefined) => {
    lines ??= text.split('\n')
    return line !== undefined && column !== undefined && column <= (lines[line - 1]?.length ?? -1) + 1
  }
  return ({ line, column, endLine, endColumn }) => {
    if (line === undefined) return {}
    const hasColumn = isInside(line, column ?? 1)
    return {
      line: Math.min(line, lines!.length),
      ...(column !== undefined && { column: hasColumn ? column : 1 }),
      ...(isInside(endLine, endColumn) && { endLine: endLine!, endColumn: endColumn! }),
    }
  }
}
