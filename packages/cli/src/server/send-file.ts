import { closeSync, createReadStream, fstatSync, openSync, type Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import fresh from 'fresh'
import { lookup } from 'mrmime'
import parseRange from 'range-parser'

/** An open file. It stays readable even if the path is replaced. The caller must pass it to `sendFile` or `closeFile`, which close it. */
export interface OpenFile {
  path: string
  descriptor: number
  stat: Stats
}

/** Opens a file. Returns `undefined` if the path doesn't exist, isn't readable, or is a folder. Throws for any other error. */
export function openFile(path: string): OpenFile | undefined {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch (error) {
    if (missingCodes.has((error as NodeJS.ErrnoException).code!)) return undefined
    throw error
  }
  const stat = fstatSync(descriptor)
  if (stat.isFile()) return { path, descriptor, stat }
  closeSync(descriptor)
  return undefined
}

/** Closes a file that won't be sent. */
export function closeFile({ descriptor }: OpenFile): void {
  closeSync(descriptor)
}

/** Error codes that are treated like a missing file. */
const missingCodes = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'ENXIO',
  'EACCES',
  'EPERM',
  'EINVAL',
])

/**
 * Sends a whole file, the requested range (status 206 or 416), or status 304 if the client's copy is current. Resolves when everything has
 * been sent or the client has disconnected. The file is closed in any case.
 *
 * @param status Status of the response. If it isn't 200, the whole file is sent, since the client requested a different path.
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
    const range = request.method === 'GET' ? requestedRange(request, size, modified) : undefined
    if (range === 'beyond') return end(416, { 'Content-Range': `bytes */${size}` })
    part = range
  }
  const length = part ? part.end - part.start + 1 : size
  if (part) response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', withCharset(mediaType(path)))
  if (request.method === 'HEAD' || length === 0) return end(status, { 'Content-Length': length })
  response.writeHead(part ? 206 : status, { 'Content-Length': length })
  const start = part?.start ?? 0
  const bytes = createReadStream('', { fd: descriptor, start, end: start + length - 1 })
  // The pipeline fails if the client disconnects or the file is truncated. Ignore the error: the pipeline closes the connection, so the
  // client notices the incomplete response.
  await pipeline(bytes, exactly(length), response).catch(() => {})
}

/**
 * Parses the request's `Range` header.
 *
 * @param modified The file's modification date. If it differs from `If-Range`, the parts that the client already has are outdated, so the
 * whole file is sent.
 * @returns The range, or `'beyond'` if it starts after the end of the file. `undefined` if the whole file should be sent, for example
 * because the range is invalid or several ranges are requested.
 */
function requestedRange({ headers }: IncomingMessage, size: number, modified: string) {
  const { range, 'if-range': ifRange } = headers
  if (!range?.startsWith('bytes=') || (ifRange !== undefined && ifRange !== modified)) return undefined
  // If the file is shorter than n bytes, a request for its last n bytes means the whole file.
  const clamped = range.replace(/^bytes=-(\d+)$/, (_, last) => `bytes=-${Math.min(Number(last), size)}`)
  const parts = parseRange(size, clamped)
  if (parts === -1) return 'beyond'
  return parts === -2 || parts.length !== 1 ? undefined : parts[0]
}

/** Passes the bytes through. Throws if there are fewer bytes than announced, because the client would otherwise wait for the rest. */
function exactly(length: number): (bytes: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (bytes) {
    let remaining = length
    for await (const chunk of bytes) {
      remaining -= chunk.byteLength
      yield chunk
    }
    if (remaining > 0) throw new Error('The file was cut off while it was sent.')
  }
}

/** Returns the media type of a file, by its extension. */
export function mediaType(path: string): string {
  return lookup(path) ?? 'application/octet-stream'
}

/** Adds the character encoding to a media type if it's text. */
export function withCharset(type: string): string {
  return /^text\/|[/+](javascript|json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
