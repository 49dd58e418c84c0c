import { resolve } from 'node:path'
import { buildSite } from '../api/build.ts'
import type { CommandContext } from '../model/command.ts'
import { mergeShards } from '../shard/merge-shards.ts'
import { checkShardOutputs, readShardOutput } from '../shard/shard-output.ts'
import { siteState } from '../shard/site-state.ts'
import { createProgress, showing } from '../util/progress.ts'
import { type BuildCommandOptions, runBuild } from './build.ts'

export interface MergeCommandOptions extends BuildCommandOptions {
  /** The site's root folder. Default: the current folder. */
  root?: string
}

/**
 * `docs merge`: combines the parts that `docs build --shard` built, and writes the same output as `docs build`. Returns the exit status.
 */
export async function merge(
  folders: string[],
  { root = '.', ...options }: MergeCommandOptions,
  context: CommandContext,
): Promise<number> {
  const { cwd, env } = context
  const baseUrl = options.baseUrl ?? env.DOCS_BASE_URL
  const parts = folders.map((folder) => readShardOutput(folder, cwd))
  const progress = createProgress(context, options.json === true)
  const { outDir, strict, lenient } = options
  const build = () =>
    buildSite(
      { root, cwd, env, outDir, baseUrl, strict, lenient, onProgress: progress.show },
      async (cache, attempt) => {
        checkShardOutputs(parts, await siteState({ root: resolve(cwd, root), env, baseUrl, cache }))
        mergeShards(parts, cache, attempt > 0)
      },
    )
  return runBuild(() => showing(progress, build), root, options, context)
}
