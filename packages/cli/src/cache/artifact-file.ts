import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/**
 * A file of several texts: a line with the checksum and the length of each, then the texts. The first can be read without the others;
 * what was cut off or changed is as good as absent.
 */
export function artifactFile(texts: string[]): Buffer {
  const parts = texts.map((text) => Buffer.from(text))
  const numbers = parts.flatMap((part) => [crc32(part), part.length])
  return Buffer.concat([Buffer.from(`${numbers.map(hexadecimal).join(' ')}\n`), ...parts])
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(8, '0')
}

/** Holds the file that was read last: memory of its own for each would wait for the next collection of garbage. */
let scratch = Buffer.allocUnsafe(256 * 1024)
/** What most first texts fit into. */
const startLength = 64 * 1024

/** The first text of a file of so many; undefined if it is not there or not whole. */
export function readFirstText(path: string, count: number): string | undefined {
  const start = readBytes(path, startLength)
  const [part] = start ? partsOf(start, count) : []
  if (!start || !part) return undefined
  return textOf(part, part.end <= start.length ? start : readBytes(path))
}

/** All texts but the first; undefined unless the whole file is as it was written. */
export function readOtherTexts(path: string, count: number): string[] | undefined {
  const bytes = readBytes(path)
  if (!bytes) return undefined
  const parts = partsOf(bytes, count)
  if (!parts.every((part) => isWhole(part, bytes))) return undefined
  return parts.slice(1).map(({ start, end }) => bytes.toString('utf8', start, end))
}

interface Part {
  checksum: number
  start: number
  end: number
}

function partsOf(bytes: Buffer, count: number): Part[] {
  const headLength = count * 18
  const numbers = bytes.toString('latin1', 0, headLength).split(' ')
  const parts: Part[] = []
  for (let i = 0, start = headLength; i < count * 2; i += 2) {
    const end = start + Number.parseInt(numbers[i + 1]!, 16)
    parts.push({ checksum: Number.parseInt(numbers[i]!, 16), start, end })
    start = end
  }
  return parts
}

function isWhole({ checksum, start, end }: Part, bytes: Buffer): boolean {
  return end <= bytes.length && crc32(bytes.subarray(start, end)) === checksum
}

function textOf(part: Part, bytes: Buffer | undefined): string | undefined {
  return bytes && isWhole(part, bytes) ? bytes.toString('utf8', part.start, part.end) : undefined
}

/** The beginning of a file, or all of it. It is there until the next one is read. */
function readBytes(path: string, most = Number.POSITIVE_INFINITY): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const wanted = Math.min(fstatSync(file).size, most)
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
