import type { Report, ReportedMessage } from '../../model/report.ts'
import { visibleText } from '../../util/visible-text.ts'
import { pathFromBase } from './base-folder.ts'
import { formatCounts, plural } from './counts.ts'

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const

/**
 * Formats a report as annotations of a GitHub workflow, one per line.
 *
 * @param base The folder that paths in the annotations are relative to.
 */
export function annotations(report: Report, root: string, base: string): string {
  return report.messages.map((message) => `${annotation(message, root, base)}\n`).join('')
}

function annotation(reported: ReportedMessage, root: string, base: string): string {
  const { severity, rule, file, line, column, endLine = line, endColumn, message, note } = reported
  const properties = {
    ...(file && { file: pathFromBase(base, root, file) }),
    ...(line && { line, endLine }),
    // GitHub supports columns only if an annotation covers a single line.
    ...(line && line === endLine && column && { col: column, ...(endColumn && { endColumn }) }),
    title: rule,
  }
  const propertyList = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${commands[severity]} ${propertyList.join(',')}::${escapeData(note ? `${message}\n${note}` : message)}`
}

function escapeData(text: string): string {
  return visibleText(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}

/** Limits the number of rows in the summary, because GitHub drops a summary larger than 1 MiB. */
const maxRows = 1000

/**
 * Formats a report as a Markdown summary of the job. The summary is needed because GitHub shows only some of the messages as annotations.
 */
export function jobSummary(report: Report, root: string, base: string): string {
  const { pages, links, anchors, samples } = report.checked
  const what = [plural(pages, 'page'), plural(links, 'link'), plural(anchors, 'anchor'), plural(samples, 'sample')]
  const head = `## Documentation\n\nChecked ${what.join(', ')}: ${formatCounts(report)}.\n`
  if (report.messages.length === 0) return head
  const rows = report.messages.slice(0, maxRows).map(({ severity, rule, file, line, column, message, note }) => {
    const place = file
      ? `\`${cell(pathFromBase(base, root, file))}${line ? `:${line}${column ? `:${column}` : ''}` : ''}\``
      : ''
    return `| ${severity} | ${place} | ${cell(note ? `${message} ${note}` : message)} | \`${rule}\` |`
  })
  const more = report.messages.length - rows.length
  const table = ['| Severity | Location | Message | Rule |', '| --- | --- | --- | --- |', ...rows].join('\n')
  return `${head}\n${table}\n${more > 0 ? `\n${more} more are in the log.\n` : ''}`
}

function cell(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').replace(/\|/g, '\\|').replace(/</g, '&lt;')
}
