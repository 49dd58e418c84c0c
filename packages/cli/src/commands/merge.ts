import { resolve } from 'node:path'
import { checkParts, readPart } from '../shard/build-part.ts'
import { mergeParts } from '../shard/merge-parts.ts'
import { siteState } from '../shard/site-state.ts'
import { type BuildCommandOptions, build } from './build.ts'

export interface MergeCommandOptions extends BuildCommandOptions {
  /** Default: the current folder. */
  root?: string
}

/** `docs merge`: writes the site whose parts `docs build --shard` has made, as `docs build` would have written it. */
export function merge(folders: string[], { root = '.', ...options }: MergeCommandOptions): Promise<number> {
  const baseUrl = options.baseUrl ?? process.env.DOCS_BASE_URL
  const parts = folders.map((folder) => readPart(folder))
  return build(root, options, async (cache, attempt) => {
    checkParts(parts, await siteState(resolve(root), baseUrl, cache))
    mergeParts(parts, cache, attempt > 0)
  })
}
