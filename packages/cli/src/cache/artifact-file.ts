import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/**
 * Encodes several texts as one file: a header line with the checksum and length of each text, then the texts. The first text can be read
 * without the others. A truncated or modified text is treated as missing.
 */
export function encodeTexts(texts: string[]): Buffer {
  const parts = texts.map((text) => Buffer.from(text))
  const numbers = parts.flatMap((part) => [crc32(part), part.length])
  return Buffer.concat([Buffer.from(`${numbers.map(hexadecimal).join(' ')}\n`), ...parts])
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(8, '0')
}

/**
 * Buffer for the file that was read last. All reads share this buffer, because a new buffer per file would stay in memory until garbage
 * collection.
 */
let scratch = Buffer.allocUnsafe(256 * 1024)
/** Number of bytes that `readFirstText` reads at first. In most files, the first text ends within these bytes. */
const startLength = 64 * 1024

/**
 * Reads the first text of a file.
 *
 * @param count Number of texts in the file.
 * @returns `undefined` if the text is missing or damaged.
 */
export function readFirstText(path: string, count: number): string | undefined {
  const start = readBytes(path, startLength)
  const [part] = start ? partsOf(start, count) : []
  if (!start || !part) return undefined
  return textOf(part, part.end <= start.length ? start : readBytes(path))
}

/**
 * Reads all texts of a file except the first.
 *
 * @param count Number of texts in the file.
 * @returns `undefined` if the file is missing or any of its texts is damaged.
 */
export function readOtherTexts(path: string, count: number): string[] | undefined {
  const bytes = readBytes(path)
  if (!bytes) return undefined
  const parts = partsOf(bytes, count)
  if (!parts.every((part) => isIntact(part, bytes))) return undefined
  return parts.slice(1).map(({ start, end }) => bytes.toString('utf8', start, end))
}

interface Part {
  checksum: number
  start: number
  end: number
}

function partsOf(bytes: Buffer, count: number): Part[] {
  const headerLength = count * 18
  const numbers = bytes.toString('latin1', 0, headerLength).split(' ')
  const parts: Part[] = []
  for (let i = 0, start = headerLength; i < count * 2; i += 2) {
    const end = start + Number.parseInt(numbers[i + 1]!, 16)
    parts.push({ checksum: Number.parseInt(numbers[i]!, 16), start, end })
    start = end
  }
  return parts
}

function isIntact({ checksum, start, end }: Part, bytes: Buffer): boolean {
  return end <= bytes.length && crc32(bytes.subarray(start, end)) === checksum
}

function textOf(part: Part, bytes: Buffer | undefined): string | undefined {
  return bytes && isIntact(part, bytes) ? bytes.toString('utf8', part.start, part.end) : undefined
}

/** Reads at most `maxLength` bytes of a file. The result is only valid until the next call, which reuses the buffer. */
function readBytes(path: string, maxLength = Number.POSITIVE_INFINITY): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const wanted = Math.min(fstatSync(file).size, maxLength)
    if (wanted > scratch.length) scratch = Buffer.allocUnsafe(wanted * 2)
    let length = 0
    for (let count = 1; length < wanted && count > 0; length += count) {
      count = readSync(file, scratch, length, wanted - length, length)
    }
    return scratch.subarray(0, length)
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
