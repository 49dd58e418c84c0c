import { createHash } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { CacheDamaged } from '../cache/artifact-store.ts'

// Drawn files in the cache. Each begins with the hash of the rest: one that was cut off or changed is as good as absent.

const headLength = 16

/** Written beside its place and renamed: nobody reads half a file. */
export function writeCached(path: string, contents: Uint8Array): void {
  const staged = `${path}.${process.pid}`
  writeFileSync(staged, Buffer.concat([Buffer.from(checksum(contents)), contents]))
  renameSync(staged, path)
}

/** @throws {CacheDamaged} if it is not there or not whole. */
export function readCached(path: string): Uint8Array {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    throw new CacheDamaged(path)
  }
  const contents = bytes.subarray(headLength)
  if (bytes.toString('latin1', 0, headLength) !== checksum(contents)) throw new CacheDamaged(path)
  return contents
}

/** Size of the contents, in bytes; undefined if the file is not there. */
export function cachedSize(path: string): number | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && Math.max(0, stat.size - headLength)
}

function checksum(contents: Uint8Array): string {
  return createHash('sha1').update(contents).digest('hex').slice(0, headLength)
}
