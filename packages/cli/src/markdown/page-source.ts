import type { ComponentUse } from '../model/component.ts'
import type { Message, ReportMessage } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { clampPosition } from '../util/clamp-position.ts'
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
