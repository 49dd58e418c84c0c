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

export function counted({ errors, warnings }: { errors: number; warnings: number }): string {
  return [plural(errors, 'error'), plural(warnings, 'warning')].join(', ')
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
