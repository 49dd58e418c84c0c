import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checked, Message } from './types.ts'

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

/** The report as the contract of `--format json` has it. */
export function reportData(report: Report) {
  return {
    checked: report.checked,
    errors: report.errors,
    warnings: report.warnings,
    messages: report.messages.map((m) => ({
      severity: severity(m),
      rule: m.ruleId,
      file: m.file,
      line: m.line,
      column: m.column,
      endLine: m.endLine,
      endColumn: m.endColumn,
      url: m.url,
      message: m.reason,
      note: m.note,
      suggestion: m.suggestion,
    })),
  }
}

export interface Style {
  bold: (text: string) => string
  dim: (text: string) => string
  red: (text: string) => string
  yellow: (text: string) => string
  cyan: (text: string) => string
}

/** Colours for a terminal; none in a pipe or when `NO_COLOR` is set. */
export function styleFor(stream: { isTTY?: boolean }): Style {
  const isOn =
    (stream.isTTY && !process.env.NO_COLOR) || Boolean(process.env.FORCE_COLOR && process.env.FORCE_COLOR !== '0')
  const paint = (open: number, close: number) => (text: string) =>
    isOn ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return { bold: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), yellow: paint(33, 39), cyan: paint(36, 39) }
}

/**
 * One message with its place, its line of the source and what to do.
 *
 * @param root The site's root, to read the excerpt from.
 */
export function formatMessage(message: Message, root: string, style: Style): string {
  const where = message.file
    ? message.file + (message.line ? `:${message.line}${message.column ? `:${message.column}` : ''}` : '')
    : ''
  const paint = message.fatal === true ? style.red : message.fatal === false ? style.yellow : style.cyan
  const head = [where && style.bold(where), paint(message.reason), style.dim(message.ruleId)].filter(Boolean).join('  ')
  const parts = [head]
  const excerpt = sourceExcerpt(message, root)
  if (excerpt) parts.push(excerpt)
  if (message.note) parts.push(`  ${message.note.replace(/\n/g, '\n  ')}`)
  return parts.join('\n\n')
}

/** The line of the source with a mark below the place; undefined if there is no place or the file cannot be read. */
export function sourceExcerpt(
  { file, line, column = 1, endLine, endColumn }: Message,
  root: string,
): string | undefined {
  if (!file || !line) return undefined
  let text: string | undefined
  try {
    text = readFileSync(join(root, file), 'utf8').split(/\r?\n/)[line - 1]
  } catch {
    return undefined
  }
  if (text === undefined || text.trim() === '') return undefined
  const length = endLine === line && endColumn ? Math.max(1, endColumn - column) : 1
  // A very long line is cut around the place.
  const from = Math.max(0, column - 60)
  const shown = text.slice(from, from + 120).replace(/\t/g, ' ')
  const gutter = String(line).length
  const mark = '~'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - from))))
  return `  ${line} │ ${shown}\n  ${' '.repeat(gutter)} │ ${' '.repeat(column - 1 - from)}${mark}`
}

/** All messages for a person, with a closing line; '' when there is nothing to say. */
export function formatReport(report: Report, root: string, style: Style): string {
  if (report.messages.length === 0) return ''
  const blocks = report.messages.map((m) => formatMessage(m, root, style))
  return `${blocks.join('\n\n')}\n\n${counted(report)}\n`
}

export function counted({ errors, warnings }: { errors: number; warnings: number }): string {
  return [plural(errors, 'error'), plural(warnings, 'warning')].join(', ')
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
