import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '../../model/position.ts'
import type { Report, ReportedMessage } from '../../model/report.ts'
import { formatCounts } from './counts.ts'
import type { Style } from './style.ts'

/**
 * Formats all messages for the terminal. Returns '' if there are none.
 *
 * @param hasCounts Whether to add a line with the number of errors and warnings.
 */
export function formatReport(report: Report, root: string, style: Style, hasCounts = true): string {
  if (report.messages.length === 0) return ''
  const linesOf = createLines(root)
  const blocks = report.messages.map((message) => formatMessage(message, root, style, linesOf))
  return `${blocks.join('\n\n')}\n\n${hasCounts ? `${formatCounts(report)}\n` : ''}`
}

/**
 * Formats a message with its position, the source line, and its note.
 *
 * @param root The site's root folder, from which the source is read.
 */
export function formatMessage(
  message: ReportedMessage,
  root: string,
  style: Style,
  linesOf = createLines(root),
): string {
  const where = message.file
    ? message.file + (message.line ? `:${message.line}${message.column ? `:${message.column}` : ''}` : '')
    : ''
  const paint = { error: style.red, warning: style.yellow, info: style.cyan }[message.severity]
  // Include the severity as a word, because a terminal without colors wouldn't distinguish warnings from errors otherwise.
  const parts = [where && style.bold(where), paint(message.severity), message.message, style.dim(message.rule)]
  const head = parts.filter(Boolean).join('  ')
  const blocks = [head]
  const excerpt = sourceExcerpt(message, root, linesOf)
  if (excerpt) blocks.push(excerpt)
  if (message.note) blocks.push(`  ${message.note.replace(/\n/g, '\n  ')}`)
  return blocks.join('\n\n')
}

/**
 * Returns the source line that a message refers to, with the position underlined. Returns `undefined` if the message has no position or the
 * file can't be read.
 */
export function sourceExcerpt(
  message: Partial<Position> & { file?: string | undefined },
  root: string,
  linesOf = createLines(root),
): string | undefined {
  const { file, line, column = 1, endLine = line, endColumn = column + 1 } = message
  const source = file && line ? linesOf(file)[line - 1] : undefined
  if (!source?.trim()) return undefined
  const end = endLine === line ? endColumn : source.length + 1
  // Shorten a very long line to the part around the position.
  const from = Math.max(0, column - 60)
  const shown = source.slice(from, from + 120).replace(/\t/g, ' ')
  const before = column - 1 - from
  const mark = '~'.repeat(Math.max(1, Math.min(end - column, shown.length - before)))
  return `  ${line} │ ${shown}\n  ${' '.repeat(String(line).length)} │ ${' '.repeat(before)}${mark}`
}

/** Creates a function that returns a file's lines. Each file is read once. A file that can't be read has no lines. */
function createLines(root: string): (file: string) => string[] {
  const linesByFile = new Map<string, string[]>()
  return (file) => {
    let lines = linesByFile.get(file)
    if (!lines) {
      try {
        lines = readFileSync(join(root, file), 'utf8').split(/\r\n|\n|\r/)
      } catch {
        lines = []
      }
      linesByFile.set(file, lines)
    }
    return lines
  }
}
