import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { UserError } from './user-error.ts'

export interface RunningServer {
  /** With the base URL. */
  url: string
  close(): Promise<void>
}

export interface ListenOptions {
  /** Default: the first free one from 3000 on. */
  port?: number | undefined
  /** Default: 127.0.0.1. */
  host?: string | undefined
}

/** Serves a built site as a static host would: extensionless addresses, `404.html` with its status, caching rules. */
export async function serveFolder(
  folder: string,
  options: ListenOptions & { baseUrl: string },
): Promise<RunningServer> {
  const { baseUrl } = options
  const files = sirv(folder, {
    // Files are looked for at each request: a new build replaces the folder while it is served.
    dev: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      const isImmutable = path.startsWith('/assets/')
      response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Method not allowed')
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    if (!isDecodable(path)) return notFound(folder, response)
    if (!path.startsWith(baseUrl)) {
      if (`${path}/` === baseUrl) return redirect(response, baseUrl)
      return notFound(folder, response)
    }
    const inner = `/${path.slice(baseUrl.length)}`
    if (inner.length > 1 && inner.endsWith('/')) {
      return redirect(response, baseUrl + inner.slice(1, -1) + (query < 0 ? '' : url.slice(query)))
    }
    request.url = inner
    files(request, response, () => notFound(folder, response))
  }
  return listen(createServer(handle), { ...options, path: baseUrl })
}

function notFound(folder: string, response: ServerResponse): void {
  let page: Buffer | string
  try {
    page = readFileSync(join(folder, '404.html'))
  } catch {
    page = 'Not found'
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(page)
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location }).end()
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Starts to listen.
 *
 * @throws {UserError} if the port that was named is taken.
 */
export async function listen(
  server: Server,
  { port, host = '127.0.0.1', path = '/' }: ListenOptions & { path?: string },
): Promise<RunningServer> {
  const first = port ?? 3000
  const last = port === undefined ? first + 100 : first
  for (let candidate = first; ; candidate++) {
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(candidate, host, () => {
          server.off('error', fail)
          done()
        })
      })
      break
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && candidate < last) continue
      if (code === 'EADDRINUSE')
        throw new UserError(`Port ${candidate} is taken.`, 'Name another one: `--port <n>`, or leave it out.')
      if (code === 'EACCES')
        throw new UserError(`Port ${candidate} may not be used by this user.`, 'Name one above 1023: `--port <n>`.')
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new UserError(`\`${host}\` is no address of this machine.`, 'Use `--host 127.0.0.1` or `--host 0.0.0.0`.')
      throw error
    }
  }
  const address = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${address.port}${path}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
