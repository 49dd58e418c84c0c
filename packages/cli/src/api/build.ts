import { join, resolve } from 'node:path'
import { type Cache, withCache } from '../cache/cache.ts'
import type { BuildOptions, BuildResult } from '../model/api.ts'
import type { Surroundings } from '../model/command.ts'
import { makeReport } from '../model/report.ts'
import { loadSiteForBuild, type SiteWriteResult, writeSite } from '../pipeline.ts'
import { absoluteUrl } from '../util/page-address.ts'
import { ErrorCollector } from '../util/site-errors.ts'
import { createTiming } from '../util/timing.ts'
import { assertNoSource, assertReplaceable } from '../write/output-marker.ts'
import { withRoot } from './site-root.ts'

/** Fills the cache before the site is loaded. `attempt` is greater than 0 if the build is repeated because the cache was damaged. */
export type FillCache = (cache: Cache, attempt: number) => Promise<void>

/** The last build of this process. Builds use all cores, and two builds must not write the same folder at the same time. */
let lastBuild: Promise<unknown> = Promise.resolve()

/**
 * Implements the API function `build`, and `docs merge`.
 *
 * @param fill Called before the site is loaded.
 */
export function buildSite(options: BuildOptions & Surroundings, fill?: FillCache): Promise<BuildResult> {
  const result = lastBuild.then(() => withRoot(options, (root) => buildRoot(root, options, fill)))
  lastBuild = result.catch(() => {})
  return result
}

async function buildRoot(root: string, options: BuildOptions & Surroundings, fill?: FillCache): Promise<BuildResult> {
  const start = performance.now()
  const { cwd, env } = options
  const outDir = options.outDir ? resolve(cwd, options.outDir) : join(root, 'dist')
  // Check this now, because building a large site only to refuse its folder would waste the author's time.
  assertNoSource(outDir, root)
  assertReplaceable(outDir)
  const timing = createTiming()
  const { site, report, written } = await withCache(root, options.cache === false, async (cache, attempt) => {
    await fill?.(cache, attempt)
    const load = { root, env, baseUrl: options.baseUrl, lenient: options.lenient, timing, cache }
    options.onProgress?.('Reading the content')
    const loaded = await loadSiteForBuild(load)
    const { site } = loaded
    const report = makeReport(site.messages, site.checked, options.strict)
    if (report.errors > 0) {
      loaded.pool.close()
      const bundling = new ErrorCollector()
      await bundling.run<unknown>(() => loaded.clientAssets, undefined)
      const messages = [...site.messages, ...bundling.errors.flatMap((error) => error.messages)]
      return { site, report: makeReport(messages, site.checked, options.strict), written: undefined }
    }
    options.onProgress?.('Writing the site')
    return { site, report, written: await writeSite(loaded, { ...load, outDir, print: options.print }) }
  })
  const ms = Math.round(performance.now() - start)
  const url = absoluteUrl(site.config, '/')
  return { ...report, url, outDir, ms, ...(written && output(written)), cached: site.cached, stages: timing.stages() }
}

function output({ files, bytes, kinds, unchanged, precached }: SiteWriteResult) {
  return { files, bytes, kinds, unchanged, precached }
}
