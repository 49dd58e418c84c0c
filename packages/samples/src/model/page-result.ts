import type { Message } from './message.ts'
import type { PageHints } from './page-hints.ts'

/**
 * A message with a position relative to a code block, so that a cached message stays correct when the text above the
 * block changes. With a `file`, the line and the column refer to this file, which the block includes.
 */
export interface SampleMessage extends Omit<Message, 'line' | 'column' | 'endLine' | 'endColumn'> {
  fence: number
  /** Zero-based line. Line 0 is the block's opening line. */
  line: number
  /** Zero-based column. */
  column: number
  endLine?: number
  endColumn?: number
}

/** The result of checking a page's samples. It's plain data that is stored in the cache. */
export interface PageResult {
  messages: SampleMessage[]
  hints: PageHints
}
