import { resolve } from 'node:path'
import type { Cache, CacheFiles } from '../../cache/cache.ts'

/**
 * Wraps a cache so that the input files of each entry that is read or written are added to `inputs`. Write errors, such as a full disk, are
 * ignored.
 */
export function trackedCache(cache: Cache, root: string, inputs: Set<string>): Cache {
  const addInputs = (entry: unknown) => {
    const files = (entry as { inputs?: [path: string, state: string][] } | undefined)?.inputs ?? []
    for (const [path] of files) inputs.add(resolve(root, path))
  }
  const tracked = (files: CacheFiles | undefined): CacheFiles => ({
    readFile(name) {
      const entry = files?.readFile(name)
      addInputs(entry)
      return entry as never
    },
    writeFile(name, entry) {
      addInputs(entry)
      try {
        files?.writeFile(name, entry)
      } catch {}
    },
  })
  return { ...cache, ...tracked(cache), modules: tracked(cache.modules) }
}
