import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { CacheDamagedError } from '../cache/artifact-store.ts'
import { writeAtomically } from '../util/write-atomically.ts'

// This module stores generated images in the cache. Each file starts with a checksum of its contents, so that a truncated or modified file
// is treated as missing.

const checksumLength = 16

/** Writes a file and its checksum to the cache. */
export function writeCached(path: string, contents: Uint8Array): void {
  writeAtomically(path, Buffer.concat([Buffer.from(checksum(contents)), contents]))
}

/**
 * Returns the contents of a cached file.
 *
 * @throws {CacheDamagedError} if the file is missing or damaged.
 */
export function readCached(path: string): Uint8Array {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    throw new CacheDamagedError(path)
  }
  const contents = bytes.subarray(checksumLength)
  if (bytes.toString('latin1', 0, checksumLength) !== checksum(contents)) throw new CacheDamagedError(path)
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
