import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCacheDamage, openCacheIn } from '../cache/cache.ts'
import { plural } from '../check/report/counts.ts'
import { formatReport, styleFor } from '../check/report/report.ts'
import type { CommandContext } from '../model/command.ts'
import { makeReport } from '../model/report.ts'
import { loadShard } from '../pipeline.ts'
import type { BuildShard } from '../shard/select-shard.ts'
import { completeShardOutput, prepareShardOutput, verifyShardFiles } from '../shard/shard-output.ts'
import { siteState } from '../shard/site-state.ts'
import { assertFolder } from '../util/assert-folder.ts'
import { pathFrom, seconds } from '../util/format-text.ts'
import { createProgress, showing } from '../util/progress.ts'
import { createTiming } from '../util/timing.ts'
import { type BuildCommandOptions, stageLines } from './build.ts'

/**
 * `docs build --shard 2/4`: builds a part of a site for `docs merge`.
 *
 * Returns the exit status, which is 1 if the part's pages have errors. Links are checked by `docs merge`.
 */
export async function buildShard(
  folder: string | undefined,
  shard: BuildShard,
  options: BuildCommandOptions,
  context: CommandContext,
): Promise<number> {
  const start = performance.now()
  const { cwd, env, stdout, stderr } = context
  const root = resolve(cwd, folder ?? '.')
  // Check this first, because the default output folder is in this folder.
  assertFolder(root)
  const outDir = options.outDir
    ? resolve(cwd, options.outDir)
    : join(root, '.docs/parts', `${shard.index}-of-${shard.count}`)
  const baseUrl = options.baseUrl ?? env.DOCS_BASE_URL
  const timing = createTiming()
  const progress = createProgress(context, options.json === true)
  progress.show(`Reading part ${shard.index} of ${shard.count}`)
  const fill = async () => {
    prepareShardOutput(outDir, shard, options.cache !== false)
    const cache = openCacheIn(outDir)
    const state = await siteState({ root, env, baseUrl, cache })
    const loaded = await loadShard({ root, env, baseUrl, lenient: options.lenient, timing, cache }, shard)
    cache.removeUnused()
    verifyShardFiles(cache)
    completeShardOutput(outDir, shard, state)
    return loaded
  }
  const { pages, posts, messages, cached } = await showing(progress, () =>
    fill().catch((error) => {
      if (!isCacheDamage(error, outDir)) throw error
      // An earlier command left a damaged cache in the folder, so start with an empty one.
      rmSync(outDir, { recursive: true })
      return fill()
    }),
  )

  const samples = pages.reduce((sum, page) => sum + page.samples, 0)
  const count = pages.length + posts.length
  const report = makeReport(messages, { pages: count, links: 0, anchors: 0, samples }, options.strict)
  const ms = Math.round(performance.now() - start)
  if (options.json) {
    const data = { ...report, shard: `${shard.index}/${shard.count}`, outDir, ms, cached }
    stdout.write(`${JSON.stringify(data, null, 2)}\n`)
  } else {
    stderr.write(formatReport(report, root, styleFor(stderr, context)))
    if (options.verbose) stderr.write(stageLines(timing.stages()))
    stdout.write(
      `Built part ${shard.index}/${shard.count} (${plural(count, 'page')}, ${cached} from the cache) into ` +
        `${pathFrom(cwd, outDir) || '.'} in ${seconds(ms)}. To combine all parts, run \`docs merge\`.\n`,
    )
  }
  return report.errors > 0 ? 1 : 0
}
