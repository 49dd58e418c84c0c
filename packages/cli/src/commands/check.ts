import { resolve } from 'node:path'
import { openCache } from '../cache.ts'
import { formatReport, makeReport, plural, type ReportFormat, reportData, styleFor } from '../report.ts'
import { loadSite } from '../site.ts'
import { createTiming } from '../timing.ts'

export interface CheckCommandOptions {
  format?: ReportFormat
  strict?: boolean
  samples?: boolean
}

/** `docs check`: everything a build would complain about, without building. */
export async function check(folder: string | undefined, options: CheckCommandOptions): Promise<number> {
  const root = resolve(folder ?? '.')
  const cache = openCache(root, false)
  const site = await loadSite({ root, baseUrl: process.env.DOCS_BASE_URL, timing: createTiming(), cache })
  const report = makeReport(site.messages, site.checked, options.strict)
  if (options.format === 'json') {
    process.stdout.write(`${JSON.stringify(reportData(report), null, 2)}\n`)
  } else {
    process.stderr.write(formatReport(report, root, styleFor(process.stderr)))
    const { pages, links, anchors, samples } = report.checked
    const what = [plural(pages, 'page'), plural(links, 'link'), plural(anchors, 'anchor'), plural(samples, 'sample')]
    process.stdout.write(
      `Checked ${what.join(', ')}: ${plural(report.errors, 'error')}, ${plural(report.warnings, 'warning')}.\n`,
    )
  }
  return report.errors > 0 ? 1 : 0
}
