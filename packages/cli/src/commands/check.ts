import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkSite } from '../api/check.ts'
import { plural } from '../check/report/counts.ts'
import { annotations, baseFolder, formatReport, jobSummary, sarif, styleFor } from '../check/report/report.ts'
import type { CheckOptions, CheckResult } from '../model/api.ts'
import type { CommandContext } from '../model/command.ts'
import type { SkippedSample } from '../model/sample-coverage.ts'
import { createProgress, showing } from '../util/progress.ts'
import { jsonWithoutCommands, visibleText, withoutCommands } from '../util/visible-text.ts'
import { errorReport } from './error-report.ts'

export type ReportFormat = 'pretty' | 'json' | 'sarif' | 'github'

export interface CheckCommandOptions extends Omit<CheckOptions, 'root' | 'baseUrl' | 'onProgress'> {
  format?: ReportFormat
}

/** `docs check`: reports everything that a build would report, without building. Returns the exit status. */
export async function checkCommand(
  folder: string | undefined,
  options: CheckCommandOptions,
  context: CommandContext,
): Promise<number> {
  const { cwd, env } = context
  const { format = env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty', ...checkOptions } = options
  const root = resolve(cwd, folder ?? '.')
  const progress = createProgress(context, format === 'json' || format === 'sarif')
  const site = { root, baseUrl: env.DOCS_BASE_URL, cwd, env }
  try {
    const check = () => checkSite({ ...site, ...checkOptions, onProgress: progress.show })
    const result = await showing(progress, check)
    print(result, root, format, context)
    return result.errors > 0 ? 1 : 0
  } catch (error) {
    if (format === 'pretty') throw error
    const { report, exitCode } = errorReport(error)
    print(report, root, format, context)
    return exitCode
  }
}

function print(result: CheckResult, root: string, format: ReportFormat, context: CommandContext): void {
  const { env, stdout, stderr } = context
  if (format === 'json') {
    stdout.write(jsonWithoutCommands(result))
    return
  }
  const base = baseFolder(root, context)
  if (format === 'sarif') {
    stdout.write(jsonWithoutCommands(sarif(result, root, base)))
    return
  }
  for (const { file, line, column, from, to } of result.fixed ?? [])
    stdout.write(withoutCommands(visibleText(`${file}:${line}:${column}  ${from} → ${to}\n`)))
  if (format === 'github') {
    stdout.write(annotations(result, root, base))
    const summary = env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, jobSummary(result, root, base))
  } else {
    // The summary below contains the counts.
    stderr.write(formatReport(result, root, styleFor(stderr, context), false))
  }
  stdout.write(withoutCommands(visibleText(`${summaryLines(result).join('\n')}\n`)))
}

function summaryLines(result: CheckResult): string[] {
  const { external, fixed, imported, locked = [], sampleShare } = result
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
