import type { Message } from '../../model/message.ts'
import type { Checked } from '../../model/site.ts'
import type { Report } from './report-data.ts'

export { annotations, jobSummary } from './github.ts'
export { reportData } from './json.ts'
export { formatMessage, formatReport, sourceExcerpt } from './pretty.ts'
export { sarif } from './sarif.ts'
export { type Style, styleFor } from './style.ts'

/**
 * Sorts and counts the messages.
 *
 * @param strict Whether to turn warnings into errors.
 */
export function makeReport(messages: Message[], checked: Checked, strict = false): Report {
  const leveled = strict ? messages.map((m) => (m.fatal === false ? { ...m, fatal: true } : m)) : messages
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
    messages: sorted,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
