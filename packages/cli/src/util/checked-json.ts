import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { writeAtomically } from './write-atomically.ts'

/** Writes a value as JSON, with a checksum in the first line. */
export function writeCheckedJson(path: string, value: unknown): void {
  const text = Buffer.from(JSON.stringify(value))
  writeAtomically(path, Buffer.concat([Buffer.from(`${crc32(text)}\n`), text]))
}

/** Reads a file that `writeCheckedJson` wrote. A missing or damaged file is `undefined`. */
export function readCheckedJson<T>(path: string): T | undefined {
  try {
    const file = readFileSync(path)
    const start = file.indexOf('\n') + 1
    const text = file.subarray(start)
    return String(crc32(text)) === file.toString('latin1', 0, start - 1)
      ? (JSON.parse(text.toString()) as T)
      : undefined
  } catch {
    return undefined
  }
}
