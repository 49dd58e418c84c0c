import { statSync } from 'node:fs'
import { CacheDamagedError } from '../cache/artifact-store.ts'
import { checksumLength, readChecked } from '../util/checked-file.ts'

// Generated images are checked files in the cache.

/**
 * Returns the contents of a cached file.
 *
 * @throws {CacheDamagedError} if the file is missing or damaged.
 */
export function readCached(path: string): Uint8Array {
  const contents = readChecked(path)
  if (!contents) throw new CacheDamagedError(path)
  return contents
}

/** Returns the size of a cached file's contents in bytes, or `undefined` if the file is missing. */
export function cachedSize(path: string): number | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && Math.max(0, stat.size - checksumLength)
}
