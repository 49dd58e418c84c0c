import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { plural } from '../check/report/counts.ts'
import {
  annotations,
  explainHint,
  formatReport,
  jobSummary,
  repeatedRules,
  sarif,
  styleFor,
} from '../check/report/report.ts'
import { check } from '../index.ts'
import type { CheckResult } from '../model/api.ts'
import type { SkippedSample } from '../model/sample-coverage.ts'
import { createProgress, showing } from '../util/progress.ts'
import { jsonWithoutCommands, visibleText, withoutCommands } from '../util/visible-text.ts'
import { errorReport } from './error-report.ts'

export type ReportFormat = 'pretty' | 'json' | 'sarif' | 'github'

export interface CheckCommandOptions {
  format?: ReportFormat
  strict?: boolean
  lenient?: boolean
  samples?: boolean
  untrusted?: boolean
  trusted?: string
  codeRoot?: string
  cache?: boolean
  external?: boolean
  agents?: boolean
  outDir?: string
  fix?: boolean
  lock?: boolean
  accept?: boolean
}

/** `docs check`: reports everything that a build would report, without building. Returns the exit status. */
export async function checkCommand(folder: string | undefined, options: CheckCommandOptions): Promise<number> {
  const { format = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty', ...checkOptions } = options
  const root = resolve(folder ?? '.')
  const progress = createProgress(process.stderr, format === 'json' || format === 'sarif')
  const baseUrl = process.env.DOCS_BASE_URL
  try {
    const result = await showing(progress, () => check({ root, baseUrl, ...checkOptions, onProgress: progress.show }))
    print(result, root, format, options.strict ? '' : repeatedRules(result))
    return result.errors > 0 ? 1 : 0
  } catch (error) {
    if (format === 'pretty') throw error
    const { report, exitCode } = errorReport(error)
    print(report, root, format, '')
    return exitCode
  }
}

/** @param advice What to do about many errors of the same rules. */
function print(result: CheckResult, root: string, format: ReportFormat, advice: string): void {
  if (format === 'json') {
    process.stdout.write(jsonWithoutCommands(result))
    return
  }
  if (format === 'sarif') {
    process.stdout.write(jsonWithoutCommands(sarif(result, root)))
    return
  }
  for (const { file, line, column, from, to } of result.fixed ?? [])
    process.stdout.write(withoutCommands(visibleText(`${file}:${line}:${column}  ${from} → ${to}\n`)))
  if (format === 'github') {
    process.stdout.write(annotations(result, root))
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, jobSummary(result, root))
    process.stdout.write(advice)
  } else {
    // The summary below contains the counts.
    process.stderr.write(advice + formatReport(result, root, styleFor(process.stderr), false))
  }
  process.stdout.write(withoutCommands(visibleText(`${summaryLines(result).join('\n')}\n`)))
  // On a terminal, a long report scrolls its start out of view.
  if (process.stderr.isTTY) process.stderr.write(explainHint(result) + advice)
}

function summaryLines(result: CheckResult): string[] {
  const { agents, external, fixed, imported, locked = [], sampleShare } = result
  const { pages, links, anchors, samples } = result.checked
  const lines: string[] = []
  if (fixed) {
    const files = new Set(fixed.map(({ file }) => file)).size
    lines.push(
      fixed.length > 0 ? `Fixed ${plural(fixed.length, 'link')} in ${plural(files, 'file')}.` : nothingFixed(result),
    )
  }
  for (const file of locked) lines.push(`Wrote \`${file}\`. Commit this file.`)
  if (external) {
    const { ok, moved, broken, unknown, cached } = external
    const all = ok + moved + broken + unknown
    lines.push(
      `Checked ${plural(all, 'external URL')} (${cached} from the cache): ` +
        `${ok} ok, ${moved} moved, ${broken} broken, ${unknown} unknown.`,
    )
  }
  if (agents) {
    const count = (status: string) => agents.checks.filter((check) => check.status === status).length
    lines.push(
      `Checked ${plural(agents.pages, 'page')} with afdocs: ${count('pass')} of ${agents.checks.length} checks passed, ` +
        `${count('skip')} skipped${agents.isRated ? `; score ${agents.score} of 100 (${agents.grade}).` : '. afdocs doesn’t rate sites with fewer than five pages.'}`,
    )
  }
  if (sampleShare && sampleShare.total > 0)
    lines.push(
      `Checked ${sampleShare.checked} of ${plural(sampleShare.total, 'sample')}${skippedPlaces(sampleShare.skipped)}.`,
    )
  if (imported)
    lines.push(
      `Left to do after the import: ${plural(imported.open, 'item')} in \`${imported.file}\`. Next: ${imported.next.replaceAll('**', '')}`,
    )
  const what = [plural(pages, 'page'), plural(links, 'link'), plural(anchors, 'anchor'), plural(samples, 'sample')]
  lines.push(`Checked ${what.join(', ')}: ${plural(result.errors, 'error')}, ${plural(result.warnings, 'warning')}.`)
  return lines
}

function nothingFixed({ messages }: CheckResult): string {
  if (messages.length === 0) return 'Nothing to fix.'
  const hasSuggestions = messages.some(({ suggestion }) => suggestion !== undefined)
  return `Nothing could be fixed automatically.${hasSuggestions ? ' The suggestions above may be wrong, so review each of them before you apply it.' : ''}`
}

/** Maximum number of samples that the summary lists. `--format json` lists all of them. */
const maxSkipped = 3

function skippedPlaces(skipped: SkippedSample[]): string {
  if (skipped.length === 0) return ''
  const places = skipped.slice(0, maxSkipped).map(({ file, line }) => `${file}:${line}`)
  const rest = skipped.length - places.length
  return ` (\`nocheck\`: ${places.join(', ')}${rest > 0 ? `, and ${rest} more` : ''})`
}
