import type { Position } from './position.ts'

/** A problem in a sample, in a prop, or in the compiler's configuration. It is plain data. */
export interface Message extends Partial<Position> {
  /** The problem, in one sentence. */
  reason: string
  /** The rule that reports the problem. */
  ruleId: 'sample-type' | 'sample-output' | 'component-props'
  /** Path from the site's root: `content/api/createSlice.md`. */
  file?: string
  /** `true`: an error; `false`: a warning. */
  fatal: boolean
  /** How to fix the problem. */
  note?: string
  /** The text that should replace the reported text. */
  suggestion?: string
  /** The cause of the problem. Of the messages with the same position and cause, only the last one is reported. */
  cause?: 'children'
}

/** Why an export has no declaration. */
export type ExportProblem = Pick<Message, 'reason' | 'note' | 'suggestion'>
