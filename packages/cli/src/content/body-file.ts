import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/**
 * A file of a body: a line with the checksum and the length of each of two parts, then the parts. The first can be read without the
 * second; one that was cut off or changed is as good as absent.
 */
export function bodyFile(first: string, second: string): Buffer {
  const parts = [Buffer.from(first), Buffer.from(second)]
  const numbers = parts.flatMap((part) => [crc32(part), part.length])
  return Buffer.concat([Buffer.from(`${numbers.map(hexadecimal).join(' ')}\n`), ...parts])
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(8, '0')
}

const headLength = 36
/** What most first parts fit into. It holds the file that was read last. */
const startOfFile = Buffer.allocUnsafe(64 * 1024)

/** The first part of a file; undefined if it is not there or not whole. */
export function readFirstPart(path: string): string | undefined {
  const start = readStart(path)
  const [part] = start ? partsOf(start) : []
  if (!start || !part) return undefined
  return textOf(part, part.end <= start.length ? start : readBytes(path))
}

/** The second part; undefined unless both are whole. */
export function readSecondPart(path: string): string | undefined {
  const bytes = readBytes(path)
  const [first, second] = bytes ? partsOf(bytes) : []
  return first && second && textOf(first, bytes) !== undefined ? textOf(second, bytes) : undefined
}

interface Part {
  checksum: number
  start: number
  end: number
}

function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = []
  const numbers = bytes.toString('latin1', 0, headLength).split(' ')
  for (let i = 0, start = headLength; i + 1 < numbers.length; i += 2) {
    const end = start + Number.parseInt(numbers[i + 1]!, 16)
    parts.push({ checksum: Number.parseInt(numbers[i]!, 16), start, end })
    start = end
  }
  return parts
}

function textOf({ checksum, start, end }: Part, bytes: Buffer | undefined): string | undefined {
  if (!bytes || end > bytes.length) return undefined
  const part = bytes.subarray(start, end)
  return crc32(part) === checksum ? part.toString() : undefined
}

function readStart(path: string): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    return startOfFile.subarray(0, readSync(file, startOfFile, 0, startOfFile.length, 0))
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
