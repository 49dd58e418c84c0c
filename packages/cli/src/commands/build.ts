import { join, resolve } from 'node:path'
import { type Cache, withCache } from '../cache/cache.ts'
import { formatReport, makeReport, reportData, styleFor } from '../check/report/report.ts'
import { plural } from '../check/report/report-data.ts'
import { loadSiteForBuild, writeSite } from '../pipeline.ts'
import { createProgress, showing } from '../util/progress.ts'
import { styleText } from '../util/style-text.ts'
import { createTiming } from '../util/timing.ts'
import type { FilesOfKind } from '../write/write-files.ts'

export interface BuildCommandOptions {
  outDir?: string
  baseUrl?: string
  cache?: boolean
  json?: boolean
  verbose?: boolean
  strict?: boolean
  lenient?: boolean
}

/**
 * `docs build`: builds the site. Returns the exit status. If the site has errors, the status is 1, and the previous output is left
 * unchanged.
 *
 * @param fill Fills the cache before the site is loaded. `attempt` is 0 at first, and higher if the build is repeated because the cache was
 *   damaged.
 */
export async function build(
  folder: string | undefined,
  options: BuildCommandOptions,
  fill?: (cache: Cache, attempt: number) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  const root = resolve(folder ?? '.')
  const outDir = options.outDir ? resolve(options.outDir) : join(root, 'dist')
  const timing = createTiming()
  const progress = createProgress(process.stderr, options.json === true)
  const baseUrl = options.baseUrl ?? process.env.DOCS_BASE_URL
  const { site, report, written } = await showing(progress, () =>
    withCache(root, options.cache === false, async (cache, attempt) => {
      await fill?.(cache, attempt)
      const load = { root, baseUrl, lenient: options.lenient, timing, cache }
      progress.show('Reading the content')
      const loaded = await loadSiteForBuild(load)
      const { site } = loaded
      const report = makeReport(site.messages, site.checked, options.strict)
      if (report.errors > 0) return { site, report, written: undefined }
      progress.show('Writing the site')
      return { site, report, written: await writeSite(loaded, { ...load, outDir }) }
    }),
  )

  const ms = Math.round(performance.now() - start)
  if (options.json) {
    const data = {
      ...reportData(report),
      outDir,
      ms,
      ...(written && {
        files: written.files,
        bytes: written.bytes,
        kinds: written.kinds,
        unchanged: written.unchanged,
        precached: written.precached,
      }),
    }
    process.stdout.write(`${JSON.stringify(data, null, 2)}\n`)
    return report.errors > 0 ? 1 : 0
  }
  process.stderr.write(formatReport(report, root, styleFor(process.stderr)))
  if (options.verbose) process.stderr.write(timing.lines() + (written ? kindLines(written.kinds) : ''))
  if (!written) {
    process.stderr.write('The site was not built. The previous output is unchanged.\n')
    return 1
  }
  const shown = styleText.path(outDir)
  process.stdout.write(
    `Built ${plural(site.checked.pages, 'page')} into ${shown} in ${styleText.seconds(ms)}: ` +
      `${plural(written.files, 'file')}, ${styleText.size(written.bytes)}, ${written.unchanged} unchanged; ${plural(site.cached, 'page')} from the cache.` +
      `${written.precached > 0 ? ` The service worker precaches ${styleText.size(written.precached)}.` : ''}\n`,
  )
  return 0
}

/** Returns the size breakdown by kind of file, with the largest kind first. */
function kindLines(kinds: Record<string, FilesOfKind>): string {
  return Object.entries(kinds)
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .map(
      ([kind, { files, bytes }]) =>
        `${kind.padEnd(18)}${styleText.size(bytes).padStart(10)}  ${plural(files, 'file')}\n`,
    )
    .join('')
}
