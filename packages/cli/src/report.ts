import type { Checked, Message } from './types.ts'

export { annotations, jobSummary } from './report/github.ts'
export { reportData } from './report/json.ts'
export { formatMessage, formatReport, sourceExcerpt } from './report/pretty.ts'
export { sarif } from './report/sarif.ts'
export { type Style, styleFor } from './report/style.ts'

export interface Report {
  checked: Checked
  errors: number
  warnings: number
  messages: Message[]
}

export type ReportFormat = 'pretty' | 'json' | 'sarif' | 'github'

/** Sorts and counts the messages. `strict`: a warning counts as an error. */
export function makeReport(messages: Message[], checked: Checked, strict = false): Report {
  const judged = strict ? messages.map((m) => (m.fatal === false ? { ...m, fatal: true } : m)) : messages
  const sorted = [...judged].sort(
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

export function severity(message: Message): 'error' | 'warning' | 'info' {
  return message.fatal === true ? 'error' : message.fatal === false ? 'warning' : 'info'
}

export function counted({ errors, warnings }: { errors: number; warnings: number }): string {
  return [plural(errors, 'error'), plural(warnings, 'warning')].join(', ')
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
