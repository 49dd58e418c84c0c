import { join } from 'node:path'
import { cutText } from '@docs-engine/shared/cut-text.ts'
import type { Position } from '../../model/position.ts'
import type { Report, ReportedMessage } from '../../model/report.ts'
import { readSteeredFile } from '../../util/readable-file.ts'
import { visibleText, withoutCommands } from '../../util/visible-text.ts'
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
    ? visibleText(message.file) + (message.line ? `:${message.line}${message.column ? `:${message.column}` : ''}` : '')
    : ''
  const paint = { error: style.red, warning: style.yellow, info: style.cyan }[message.severity]
  // Include the severity as a word, because a terminal without colors wouldn't distinguish warnings from errors otherwise.
  const parts = [
    where && style.bold(where),
    paint(message.severity),
    visibleText(message.message),
    style.dim(message.rule),
  ]
  const head = parts.filter(Boolean).join('  ')
  const blocks = [head]
  const excerpt = sourceExcerpt(message, root, linesOf)
  if (excerpt) blocks.push(excerpt)
  else if (isGeneratedPage(message, linesOf))
    blocks.push(
      '  A plugin generates this page, so the file doesn’t exist. Look for the mistake in the plugin or its input.',
    )
  if (message.note) blocks.push(`  ${visibleText(message.note).replace(/\n/g, '\n  ')}`)
  return withoutCommands(blocks.join('\n\n'))
}

/** Whether a message is about a page that has no file. Only plugins create such pages. */
function isGeneratedPage({ file, line }: ReportedMessage, linesOf: (file: string) => string[]): boolean {
  return line !== undefined && file !== undefined && /\.mdx?$/.test(file) && linesOf(file).length === 0
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
  const { shown, before } = aroundColumn(visibleText(source).replace(/\t/g, ' '), column)
  const mark = '~'.repeat(Math.max(1, Math.min(end - column, shown.length - before)))
  return `  ${line} │ ${shown}\n  ${' '.repeat(String(line).length)} │ ${' '.repeat(before)}${mark}`
}

const maxExcerpt = 120

/**
 * Shortens a very long line to the words around a position. `…` stands for the text that is left out.
 *
 * @param column Starts at 1.
 * @returns The text, and the number of characters in it before the position.
 */
function aroundColumn(source: string, column: number): { shown: string; before: number } {
  if (source.length <= maxExcerpt) return { shown: source, before: column - 1 }
  const limit = Math.max(0, column - 61)
  // Start with a whole word, unless the position is within a long one.
  const space = limit === 0 ? -1 : source.slice(limit, column - 1).search(/\s/)
  const from = limit + space + 1
  const start = from > 0 ? '…' : ''
  return { shown: start + cutText(source.slice(from), maxExcerpt), before: start.length + column - 1 - from }
}

/** Creates a function that returns a file's lines. Each file is read once. A file that can't be read has no lines. */
function createLines(root: string): (file: string) => string[] {
  const linesByFile = new Map<string, string[]>()
  return (file) => {
    let lines = linesByFile.get(file)
    if (!lines) {
      const bytes = readSteeredFile(join(root, file), root)
      lines = typeof bytes === 'string' ? [] : bytes.toString().split(/\r\n|\n|\r/)
      linesByFile.set(file, lines)
    }
    return lines
  }
}
