import type { Message } from '../../model/message.ts'
import type { Checked } from '../../model/site.ts'

export interface Report {
  checked: Checked
  errors: number
  warnings: number
  messages: Message[]
}

export type ReportFormat = 'pretty' | 'json' | 'sarif' | 'github'

export function severity(message: Message): 'error' | 'warning' | 'info' {
  return message.fatal === true ? 'error' : message.fatal === false ? 'warning' : 'info'
}

/** Returns the numbers of errors and warnings as text: `1 error, 2 warnings`. */
export function formatCounts({ errors, warnings }: { errors: number; warnings: number }): string {
  return [plural(errors, 'error'), plural(warnings, 'warning')].join(', ')
}

/** Returns a count with its noun: `1 page`, `2 pages`. */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
