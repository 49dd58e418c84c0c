import type { Position } from './position.ts'
import type { RuleName } from './rules.ts'

/** A message about the site: the fields of a `VFileMessage`, as plain data so that it passes between threads and into the cache. */
export interface Message extends Partial<Position> {
  /** What is wrong, in a sentence. */
  reason: string
  /** The rule that reports it. */
  ruleId: RuleName
  /** Path from the site's root: `content/api/createSlice.md`. */
  file?: string
  /** true: an error; false: a warning; null: information. */
  fatal: boolean | null
  /** What to do. */
  note?: string
  /** The link the message is about, as it stands in the source. */
  url?: string
  /** What should stand there instead. */
  suggestion?: string
  /** The suggestion, if it is certain: `docs check --fix` puts it in the place of `url`. */
  fix?: string
}
