import { closeSync, createReadStream, fstatSync, openSync, type Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import fresh from 'fresh'
import { lookup } from 'mrmime'
import parseRange from 'range-parser'

/** A file that can be read as it is, even if another one takes its place. Whoever opens it has to send it, which closes it. */
export interface OpenFile {
  path: string
  descriptor: number
  stat: Stats
}

/** @returns undefined if no file is there: nothing, or a folder. */
export function openFile(path: string): OpenFile | undefined {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code!)) return undefined
    throw error
  }
  const stat = fstatSync(descriptor)
  if (stat.isFile()) return { path, descriptor, stat }
  closeSync(descriptor)
  return undefined
}

/** Closes a file that is not sent. */
export function closeFile({ descriptor }: OpenFile): void {
  closeSync(descriptor)
}

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM', 'EINVAL'])

/**
 * Answers with a file: with all of it, with the part that was asked for (206, 416), or that the asker has it already (304). It
 * resolves when all is sent or the asker has gone.
 *
 * @param status Another one than 200: the file is sent in place of what was asked for, whole.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, descriptor, stat: { size, mtime } }: OpenFile,
  status = 200,
): Promise<void> {
  const end = (code: number, headers: Record<string, string | number>) => {
    closeSync(descriptor)
    response.writeHead(code, headers).end()
  }
  const modified = mtime.toUTCString()
  let part: { start: number; end: number } | undefined
  if (status === 200) {
    const tag = `W/"${size}-${mtime.getTime()}"`
    response.setHeader('Accept-Ranges', 'bytes').setHeader('ETag', tag).setHeader('Last-Modified', modified)
    if (fresh(request.headers, { etag: tag, 'last-modified': modified })) return end(304, {})
    const asked = request.method === 'GET' ? askedPart(request, size, modified) : undefined
    if (asked === 'beyond') return end(416, { 'Content-Range': `bytes */${size}` })
    part = asked
  }
  const length = part ? part.end - part.start + 1 : size
  if (part) response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType(path))
  if (request.method === 'HEAD' || length === 0) return end(status, { 'Content-Length': length })
  response.writeHead(part ? 206 : status, { 'Content-Length': length })
  const start = part?.start ?? 0
  const bytes = createReadStream('', { fd: descriptor, start, end: start + length - 1 })
  // The asker has gone, or the file was cut off: the connection is closed then, which tells that something is missing.
  await pipeline(bytes, allOf(length), response).catch(() => {})
}

/**
 * @param modified When the file was changed: a part is of no use to those who have the rest from before.
 * @returns undefined if all of it is to be sent: several parts, and what is no range, are not answered in parts.
 */
function askedPart({ headers }: IncomingMessage, size: number, modified: string) {
  const { range, 'if-range': ifRange } = headers
  if (!range?.startsWith('bytes=') || (ifRange !== undefined && ifRange !== modified)) return undefined
  // The last so many bytes of a file that has fewer: all of them.
  const asked = range.replace(/^bytes=-(\d+)$/, (_, last) => `bytes=-${Math.min(Number(last), size)}`)
  const parts = parseRange(size, asked)
  if (parts === -1) return 'beyond'
  return parts === -2 || parts.length !== 1 ? undefined : parts[0]
}

/** Passes the bytes on. It fails if there are fewer than were announced: the asker would wait for the others. */
function allOf(length: number): (bytes: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (bytes) {
    let left = length
    for await (const chunk of bytes) {
      left -= chunk.byteLength
      yield chunk
    }
    if (left > 0) throw new Error('The file was cut off while it was sent.')
  }
}

function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|[/+](javascript|json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
