import type { Message } from '../../model/message.ts'
import { pathFromBase } from './base-folder.ts'
import { counted, plural, type Report, severity } from './report-data.ts'

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Annotations of a GitHub workflow, one a line. */
export function annotations(report: Report, root: string): string {
  return report.messages.map((message) => `${annotation(message, root)}\n`).join('')
}

function annotation(message: Message, root: string): string {
  const { file, line, column, endLine = line, endColumn, reason, note, ruleId } = message
  const properties = {
    ...(file && { file: pathFromBase(root, file) }),
    ...(line && { line, endLine }),
    // Columns are understood within one line only.
    ...(line && line === endLine && column && { col: column, ...(endColumn && { endColumn }) }),
    title: ruleId,
  }
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${commands[severity(message)]} ${written.join(',')}::${escapeData(note ? `${reason}\n${note}` : reason)}`
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}

/** A summary may have 1 MiB; GitHub drops a longer one. */
const rowLimit = 1000

/** The job's summary, in Markdown: all messages, of which GitHub shows only some as annotations. */
export function jobSummary(report: Report, root: string): string {
  const { pages, links, anchors, samples } = report.checked
  const what = [plural(pages, 'page'), plural(links, 'link'), plural(anchors, 'anchor'), plural(samples, 'sample')]
  const head = `## Documentation\n\nChecked ${what.join(', ')}: ${counted(report)}.\n`
  if (report.messages.length === 0) return head
  const rows = report.messages.slice(0, rowLimit).map((message) => {
    const { file, line, column, reason, note, ruleId } = message
    const place = file
      ? `\`${cell(pathFromBase(root, file))}${line ? `:${line}${column ? `:${column}` : ''}` : ''}\``
      : ''
    return `| ${severity(message)} | ${place} | ${cell(note ? `${reason} ${note}` : reason)} | \`${ruleId}\` |`
  })
  const more = report.messages.length - rows.length
  const table = ['| | Where | What | Rule |', '| --- | --- | --- | --- |', ...rows].join('\n')
  return `${head}\n${table}\n${more > 0 ? `\n${more} more are in the log.\n` : ''}`
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').replace(/</g, '&lt;')
}
