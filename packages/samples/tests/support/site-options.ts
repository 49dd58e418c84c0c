import { join } from 'node:path'
import { openResultCache } from '../../../cli/src/cache/result-cache.ts'
import { sampleModules } from '../../../cli/src/check/samples/samples-site.ts'
import { hintRenderer } from '../../../cli/src/code/hints/hint-renderer.ts'

/** Returns what the engine passes to the functions of this package. Results are only cached if `cacheDir` is given. */
export function siteOptions(root: string, cacheDir?: string) {
  return {
    root,
    engine: 'test',
    modules: sampleModules(root),
    render: hintRenderer,
    ...(cacheDir && { openCache: (name: string) => openResultCache(join(cacheDir, name)) }),
  }
}
