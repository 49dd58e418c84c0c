import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { writeAtomically } from './write-atomically.ts'

// A checked file starts with a checksum of its contents, so that a truncated or modified file is treated as missing.

/** Number of bytes that a checked file has in addition to its contents. */
export const checksumLength = 8

/** Writes a file with a checksum. */
export function writeChecked(path: string, contents: Uint8Array): void {
  writeAtomically(path, Buffer.concat([Buffer.from(checksum(contents)), contents]))
}

/** Returns the contents of a file that `writeChecked` wrote. A missing or damaged file is `undefined`. */
export function readChecked(path: string): Buffer | undefined {
  try {
    const file = readFileSync(path)
    const contents = file.subarray(checksumLength)
    return file.toString('latin1', 0, checksumLength) === checksum(contents) ? contents : undefined
  } catch {
    return undefined
  }
}

export function writeCheckedJson(path: string, value: unknown): void {
  writeChecked(path, Buffer.from(JSON.stringify(value)))
}

export function readCheckedJson<T>(path: string): T | undefined {
  const contents = readChecked(path)
  return contents && (JSON.parse(contents.toString()) as T)
}

function checksum(contents: Uint8Array): string {
  return crc32(contents).toString(16).padStart(checksumLength, '0')
}
