import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openCache } from '../cache/cache.ts'
import type { ExternalCheck } from '../check/external/check-external.ts'
import { type AppliedFix, applyFixes } from '../check/fix/apply-fixes.ts'
import { checkCoverage, coverageFile } from '../check/lock/check-coverage.ts'
import { checkUrlManifest } from '../check/lock/check-url-manifest.ts'
import { urlManifestFile } from '../check/lock/url-manifest.ts'
import {
  annotations,
  formatReport,
  jobSummary,
  makeReport,
  reportData,
  sarif,
  styleFor,
} from '../check/report/report.ts'
import { plural, type Report, type ReportFormat } from '../check/report/report-data.ts'
import type { SampleCoverage } from '../model/sample-coverage.ts'
import type { Site } from '../model/site.ts'
import { loadSite } from '../pipeline.ts'
import { applyLevels } from '../util/levels.ts'
import { createProgress } from '../util/progress.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { createTiming } from '../util/timing.ts'

export interface CheckCommandOptions {
  format?: ReportFormat
  strict?: boolean
  lenient?: boolean
  samples?: boolean
  external?: boolean
  fix?: boolean
  lock?: boolean
  accept?: boolean
}

/** Results of `--external`, `--fix`, and `--lock` that are added to the report. */
interface Extras {
  external?: ExternalCheck['counts']
  fixed?: AppliedFix[]
  /** Names of the lock files that were written. */
  locked?: string[]
  sampleShare?: SampleCoverage
}

/** `docs check`: reports everything that a build would report, without building. Returns the exit status. */
export async function check(folder: string | undefined, options: CheckCommandOptions): Promise<number> {
  const root = resolve(folder ?? '.')
  const format = options.format ?? (process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty')
  const progress = createProgress(process.stderr, format === 'json' || format === 'sarif')
  try {
    const { site, fixed } = await loadAndFix(root, options)
    const { sampleCoverage: sampleShare } = site
    const extras: Extras = { ...(fixed && { fixed }), ...(sampleShare && { sampleShare }) }
    const locking = { update: options.lock === true, accept: options.accept === true }
    const urls = checkUrlManifest(site, locking)
    const coverage = checkCoverage(site, locking)
    const messages = [...site.messages, ...urls.messages, ...coverage.messages]
    const locked = [...(urls.isWritten ? [urlManifestFile] : []), ...(coverage.isWritten ? [coverageFile] : [])]
    if (locked.length > 0) extras.locked = locked
    if (options.external) {
      const external = await checkExternalUrls(site, progress.show)
      messages.push(...external.messages)
      extras.external = external.counts
    }
    progress.end()
    const report = makeReport(applyLevels(messages, site.levels), site.checked, options.strict)
    print(report, root, format, extras)
    return report.errors > 0 ? 1 : 0
  } catch (error) {
    progress.end()
    // Errors that prevent the site from being loaded are reported in the requested format as well.
    if (!(error instanceof SiteErrors) || format === 'pretty') throw error
    print(makeReport(error.messages, { pages: 0, links: 0, anchors: 0, samples: 0 }), root, format, {})
    return error.exitCode
  }
}

/**
 * Limits how often fixes are applied. One fix can make another one necessary. For example, after a full URL of this site has been
 * shortened, its path may have the wrong case.
 */
const maxFixRounds = 3

async function loadAndFix(root: string, options: CheckCommandOptions): Promise<{ site: Site; fixed?: AppliedFix[] }> {
  const load = () =>
    loadSite({
      root,
      baseUrl: process.env.DOCS_BASE_URL,
      lenient: options.lenient,
      samples: options.samples !== false,
      timing: createTiming(),
      cache: openCache(root, false),
    })
  let site = await load()
  if (!options.fix) return { site }
  const fixed: AppliedFix[] = []
  for (let round = 0; round < maxFixRounds; round++) {
    const applied = applyFixes(site.messages, root)
    if (applied.length === 0) break
    fixed.push(...applied)
    site = await load()
  }
  return { site, fixed }
}

async function checkExternalUrls(site: Site, show: (text: string) => void): Promise<ExternalCheck> {
  const { checkExternal } = await import('../check/external/check-external.ts')
  return checkExternal(site, (done, all) => show(`Checking external links: ${done} of ${all}`))
}

function print(report: Report, root: string, format: ReportFormat, extras: Extras): void {
  if (format === 'json') {
    process.stdout.write(`${JSON.stringify({ ...reportData(report), ...extras }, null, 2)}\n`)
    return
  }
  if (format === 'sarif') {
    process.stdout.write(`${JSON.stringify(sarif(report, root), null, 2)}\n`)
    return
  }
  for (const { file, line, column, from, to } of extras.fixed ?? [])
    process.stdout.write(`${file}:${line}:${column}  ${from} → ${to}\n`)
  if (format === 'github') {
    process.stdout.write(annotations(report, root))
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, jobSummary(report, root))
  } else {
    // If both streams go to the same terminal, leave out the counts here, because the summary below contains them.
    const hasCounts = !(process.stderr.isTTY && process.stdout.isTTY)
    process.stderr.write(formatReport(report, root, styleFor(process.stderr), hasCounts))
  }
  process.stdout.write(`${summaryLines(report, extras).join('\n')}\n`)
}

function summaryLines(report: Report, { external, fixed, locked = [], sampleShare }: Extras): string[] {
  const { pages, links, anchors, samples } = report.checked
  const lines: string[] = []
  if (fixed) {
    const files = new Set(fixed.map(({ file }) => file)).size
    lines.push(
      fixed.length > 0 ? `Fixed ${plural(fixed.length, 'link')} in ${plural(files, 'file')}.` : 'Nothing to fix.',
    )
  }
  for (const file of locked) lines.push(`Wrote \`${file}\`: commit it.`)
  if (external) {
    const { ok, moved, broken, unknown, cached } = external
    const all = ok + moved + broken + unknown
    lines.push(
      `Asked ${all} ${all === 1 ? 'address' : 'addresses'} of other sites (${cached} from the cache): ` +
        `${ok} there, ${moved} moved, ${broken} gone, ${unknown} unknown.`,
    )
  }
  if (sampleShare && sampleShare.total > 0)
    lines.push(`samples: checked ${sampleShare.checked} of ${sampleShare.total}`)
  const what = [plural(pages, 'page'), plural(links, 'link'), plural(anchors, 'anchor'), plural(samples, 'sample')]
  lines.push(`Checked ${what.join(', ')}: ${plural(report.errors, 'error')}, ${plural(report.warnings, 'warning')}.`)
  return lines
}
