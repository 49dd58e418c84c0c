import type { Position } from './position.ts'
import type { RuleName } from './rules.ts'

/**
 * A message about the site. It has the fields of a `VFileMessage`, but it is plain data, so that it can be sent between
 * threads and stored in the cache.
 */
export interface Message extends Partial<Position> {
  /** The problem, in one sentence. */
  reason: string
  /** The rule that reports the problem. */
  ruleId: RuleName
  /** Path from the site's root: `content/api/createSlice.md`. */
  file?: string
  /** `true`: an error; `false`: a warning; `null`: information. */
  fatal: boolean | null
  /** How to fix the problem. */
  note?: string
  /** The link that the message is about, as written in the source. */
  url?: string
  /** The text that should replace the reported text. */
  suggestion?: string
  /** The cause of the problem. Of the messages with the same position and cause, only the last one is reported. */
  cause?: 'children'
  /** A replacement for `url` that is known to be correct. `docs check --fix` writes it to the source. */
  fix?: string
}

/** Returns a warning about a whole file. */
export function fileWarning(ruleId: RuleName, file: string, reason: string, note: string): Message {
  return { ruleId, fatal: false, file, line: 1, column: 1, reason, note }
}

/** Reports a message. If the message doesn't specify a file, it's about the current page. */
export type ReportMessage = (message: Message) => void
