import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { CacheFiles } from '../cache/cache.ts'

/** The output of a bundler, and the absolute paths of the files that it was created from. */
export interface BuildResult<Value> {
  value: Value
  inputs: string[]
}

interface CacheEntry<Value> {
  key: string
  inputs: Input[]
  value: Value
}

/** A file's path relative to the site's root, its size and times, and the hash of its contents. */
type Input = [path: string, state: string, hash: string]

/**
 * Returns the cached value if the key and all inputs are unchanged. Otherwise, calls `make` and caches its value.
 *
 * A file is unchanged if its size and times are the same. If they differ, as the times do in a new checkout, the hash
 * of its contents is compared instead.
 *
 * @param name Name of the file in the cache.
 * @param key Key of the value. It may contain the site's root, which is replaced so that the cache works in any folder.
 * @param make Creates the value, which must be serializable as JSON.
 */
export async function whileUnchanged<Value>(
  { cache, root, name, key }: { cache: CacheFiles | undefined; root: string; name: string; key: string },
  make: () => Promise<BuildResult<Value>>,
): Promise<Value> {
  const portableKey = key.replaceAll(root, '<root>')
  const entry = cache?.readFile<CacheEntry<Value>>(name)
  const isSame = ([path, state, hash]: Input) => {
    const file = resolve(root, path)
    return stateOf(file) === state || hashOf(file) === hash
  }
  if (entry?.key === portableKey && entry.inputs.every(isSame)) return entry.value
  // Subtract a margin, because file timestamps may lag behind `Date.now()` by a few milliseconds.
  const started = Date.now() - 20
  const { value, inputs } = await make()
  const described = inputs.map((path): Input => {
    const isSavedMeanwhile = (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) > started
    // The bundler may have read the file before or after it was saved, so store a state and a hash that never match.
    return isSavedMeanwhile ? [relative(root, path), '', ''] : [relative(root, path), stateOf(path), hashOf(path)]
  })
  cache?.writeFile(name, { key: portableKey, value, inputs: described } satisfies CacheEntry<Value>)
  return value
}

/** Returns a file's size and times. `ctime` changes with every save, even if an editor preserves `mtime`. */
function stateOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : 'absent'
}

function hashOf(path: string): string {
  try {
    return createHash('sha1').update(readFileSync(path)).digest('hex')
  } catch {
    return 'absent'
  }
}
