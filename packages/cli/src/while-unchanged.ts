import { statSync } from 'node:fs'
import type { Cache } from './cache.ts'

/** What a bundler made, and the files it was made from (absolute paths). */
export interface Made<Value> {
  value: Value
  inputs: string[]
}

interface Kept<Value> {
  key: string
  inputs: [path: string, state: string][]
  value: Value
}

/**
 * The value of the last command, as long as its key and all its inputs are the same. Then not even the bundler is started.
 *
 * @param name Of the file in the cache.
 * @param value Must be JSON.
 */
export async function whileUnchanged<Value>(
  cache: Cache | undefined,
  name: string,
  key: string,
  make: () => Promise<Made<Value>>,
): Promise<Value> {
  const kept = cache?.readFile<Kept<Value>>(name)
  if (kept?.key === key && kept.inputs.every(([path, state]) => stateOf(path) === state)) return kept.value
  const { value, inputs } = await make()
  cache?.writeFile(name, { key, value, inputs: inputs.map((path) => [path, stateOf(path)]) } satisfies Kept<Value>)
  return value
}

/** Size and times: `ctime` changes with every save, whatever an editor does to the other one. */
function stateOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : 'absent'
}
