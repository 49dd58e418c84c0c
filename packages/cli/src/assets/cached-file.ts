import { createHash } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { CacheDamaged } from '../cache/artifact-store.ts'

// Generated images in the cache. Each file starts with a checksum of its contents. A truncated or modified file is treated as missing.

const checksumLength = 16

/** Writes a cached file. It's written under a temporary name and then renamed, so that other processes never read a partial file. */
export function writeCached(path: string, contents: Uint8Array): void {
  const staged = `${path}.${process.pid}`
  writeFileSync(staged, Buffer.concat([Buffer.from(checksum(contents)), contents]))
  renameSync(staged, path)
}

/**
 * Returns the contents of a cached file.
 *
 * @throws {CacheDamaged} if the file is missing or damaged.
 */
export function readCached(path: string): Uint8Array {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    throw new CacheDamaged(path)
  }
  const contents = bytes.subarray(checksumLength)
  if (bytes.toString('latin1', 0, checksumLength) !== checksum(contents)) throw new CacheDamaged(path)
  return contents
}

/** Returns the size of a cached file's contents in bytes, or `undefined` if the file is missing. */
export function cachedSize(path: string): number | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && Math.max(0, stat.size - checksumLength)
}

function checksum(contents: Uint8Array): string {
  return createHash('sha1').update(contents).digest('hex').slice(0, checksumLength)
}
