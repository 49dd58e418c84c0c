import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Cache } from '../cache/cache.ts'

/** What a bundler made, and the files it was made from (absolute paths). */
export interface Made<Value> {
  value: Value
  inputs: string[]
}

interface Kept<Value> {
  key: string
  inputs: Input[]
  value: Value
}

/** Path from the root, size and times, hash. */
type Input = [path: string, state: string, hash: string]

/**
 * The value of the last command, as long as its key and all its inputs are the same. Then not even the bundler is started.
 *
 * Size and times tell that a file is the same; in a new checkout, where all times differ, its contents do.
 *
 * @param name Of the file in the cache.
 * @param key May name the root: where the site lies does not count.
 * @param make Its value must be JSON.
 */
export async function whileUnchanged<Value>(
  { cache, root, name, key }: { cache: Cache | undefined; root: string; name: string; key: string },
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  const placeless = key.replaceAll(root, '<root>')
  const kept = cache?.readFile<Kept<Value>>(name)
  const isSame = ([path, state, hash]: Input) => {
    const file = resolve(root, path)
    return stateOf(file) === state || hashOf(file) === hash
  }
  if (kept?.key === placeless && kept.inputs.every(isSame)) return kept.value
  // The kernel's clock for files is up to some milliseconds late.
  const started = Date.now() - 20
  const { value, inputs } = await make()
  const described = inputs.map((path): Input => {
    const isSavedMeanwhile = (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) > started
    // Nobody knows which of the two states was read: neither is believed.
    return isSavedMeanwhile ? [relative(root, path), '', ''] : [relative(root, path), stateOf(path), hashOf(path)]
  })
  cache?.writeFile(name, { key: placeless, value, inputs: described } satisfies Kept<Value>)
  return value
}

/** `ctime` changes with every save, whatever an editor does to the other one. */
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
