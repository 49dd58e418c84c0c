import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteOptions } from '@docs-engine/samples/model'
import type { Cache } from '../../cache/cache.ts'
import { openResultCache } from '../../cache/result-cache.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { fileProblem, placeProblem } from '../../util/readable-file.ts'

/** Describes a site for `@docs-engine/samples`. */
export function samplesSite(
  root: string,
  { samples }: SiteConfig,
  cache: Pick<Cache, 'folder'> | undefined,
): SiteOptions {
  return {
    root,
    engine: __ENGINE__,
    tsconfig: samples ? samples.tsconfig : undefined,
    modules: sampleModules(root),
    mayRead: (path) => fileProblem(path, root) === undefined,
    openCache: cache && ((name) => openResultCache(join(dirname(cache.folder), name))),
  }
}

/** Returns the absolute paths of the modules in `content/_samples`, which every sample can import. */
export function sampleModules(root: string): string[] {
  const folder = join(root, 'content/_samples')
  if (placeProblem(folder, root)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => !fileProblem(path, root))
    .sort()
}
