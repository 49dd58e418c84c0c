import { isUtf8 } from 'node:buffer'

/** A byte that isn't part of a text. */
export interface InvalidByte {
  line: number
  column: number
  /** The byte in hexadecimal, such as `0xFC`. */
  byte: string
}

/** Finds the first byte that is 0 or isn't valid UTF-8. Returns `undefined` if the bytes are a text. */
export function invalidByte(bytes: Buffer): InvalidByte | undefined {
  if (!bytes.includes(0) && isUtf8(bytes)) return undefined
  const offset = firstInvalid(bytes)
  const before = bytes
    .toString('utf8', 0, offset)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  const byte = `0x${bytes[offset]!.toString(16).toUpperCase().padStart(2, '0')}`
  return { line: before.length, column: before.at(-1)!.length + 1, byte }
}

function firstInvalid(bytes: Buffer): number {
  // Decoding replaces invalid bytes with U+FFFD, but the text may also contain this character itself.
  const replacement = Buffer.from('\uFFFD')
  const zero = bytes.indexOf(0)
  let offset = 0
  for (const valid of bytes.toString().split('\uFFFD')) {
    offset += Buffer.byteLength(valid)
    if (!bytes.subarray(offset, offset + replacement.length).equals(replacement)) break
    offset += replacement.length
  }
  return zero < 0 ? offset : Math.min(zero, offset)
}
