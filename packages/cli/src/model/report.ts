import { cutText } from '@docs-engine/shared/cut-text.ts'
import type { Message } from './message.ts'
import type { RuleName } from './rules.ts'
import { uniqueMessages } from './unique-messages.ts'

/**
 * The result of checking a site, as `docs check --format json` prints it. The format is documented, so changing it is a breaking change.
 */
export interface Report {
  checked: Checked
  /** Number of messages with the severity `error`. */
  errors: number
  /** Number of messages with the severity `warning`. */
  warnings: number
  /** Sorted by file, line, and column. */
  messages: ReportedMessage[]
}

/** The numbers of items that were checked. */
export interface Checked {
  pages: number
  links: number
  anchors: number
  /** Number of code samples that were compiled. */
  samples: number
}

/** A message of a report. Lines and columns start at 1; columns count UTF-16 code units. */
export interface ReportedMessage {
  severity: Severity
  /** The rule that reports the problem, such as `broken-link`. */
  rule: RuleName
  /** Path from the site's root, such as `content/api/createSlice.md`. */
  file?: string | undefined
  line?: number | undefined
  column?: number | undefined
  endLine?: number | undefined
  /** Column after the last character. */
  endColumn?: number | undefined
  /** The link that the message is about, as written in the source. */
  url?: string | undefined
  /** The problem, in one sentence. */
  message: string
  /** How to fix the problem. */
  note?: string | undefined
  /** The text that should replace the reported text. */
  suggestion?: string | undefined
  /** Present if `docs check --fix` can fix the problem. */
  fixable?: true
}

export type Severity = 'error' | 'warning' | 'info'

export function severity({ fatal }: Pick<Message, 'fatal'>): Severity {
  return fatal === true ? 'error' : fatal === false ? 'warning' : 'info'
}

/** Maximum length of a message and of its note, which can quote the page. */
const maxText = 10_000

/** Converts a message to the form in which it is reported. */
export function reportedMessage(message: Message): ReportedMessage {
  return {
    severity: severity(message),
    rule: message.ruleId,
    file: message.file,
    line: message.line,
    column: message.column,
    endLine: message.endLine,
    endColumn: message.endColumn,
    url: message.url,
    message: cutText(message.reason, maxText),
    note: message.note && cutText(message.note, maxText),
    suggestion: message.suggestion,
    ...(message.fix !== undefined && { fixable: true }),
  }
}

/**
 * Removes duplicates, then sorts, counts, and converts the messages.
 *
 * @param strict Whether to turn warnings into errors.
 */
export function makeReport(messages: Message[], checked: Checked, strict = false): Report {
  const unique = uniqueMessages(messages)
  const leveled = strict ? unique.map((m) => (m.fatal === false ? { ...m, fatal: true } : m)) : unique
  const sorted = [...leveled].sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.ruleId, b.ruleId) ||
      compare(a.reason, b.reason),
  )
  return {
    checked,
    errors: sorted.filter((m) => m.fatal === true).length,
    warnings: sorted.filter((m) => m.fatal === false).length,
    messages: sorted.map(reportedMessage),
  }
}

/** Returns the report for a site that couldn't be read and therefore wasn't checked. */
export function failureReport(messages: Message[]): Report {
  return makeReport(messages, { pages: 0, links: 0, anchors: 0, samples: 0 })
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
