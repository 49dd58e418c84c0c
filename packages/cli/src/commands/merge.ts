import { resolve } from 'node:path'
import { mergeShards } from '../shard/merge-shards.ts'
import { checkShardOutputs, readShardOutput } from '../shard/shard-output.ts'
import { siteState } from '../shard/site-state.ts'
import { type BuildCommandOptions, build } from './build.ts'

export interface MergeCommandOptions extends BuildCommandOptions {
  /** The site's root folder. Default: the current folder. */
  root?: string
}

/**
 * `docs merge`: combines the parts that `docs build --shard` built, and writes the same output as `docs build`. Returns the exit status.
 */
export function merge(folders: string[], { root = '.', ...options }: MergeCommandOptions): Promise<number> {
  const baseUrl = options.baseUrl ?? process.env.DOCS_BASE_URL
  const parts = folders.map((folder) => readShardOutput(folder))
  return build(root, options, async (cache, attempt) => {
    checkShardOutputs(parts, await siteState(resolve(root), baseUrl, cache))
    mergeShards(parts, cache, attempt > 0)
  })
}
