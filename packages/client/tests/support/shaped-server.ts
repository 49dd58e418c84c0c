import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFolder } from '../../../cli/src/server/serve-folder.ts'
import type { BuiltSite } from './build-site.ts'

export interface Shape {
  /** Milliseconds until the answer starts. */
  delay?: number
  /** The answer starts when this is resolved. */
  after?: Promise<void>
  /** Answers instead of the site. */
  status?: number
  body?: string
  headers?: Record<string, string>
  /** The connection is cut. */
  cut?: boolean
  /** Changes the body of the site's answer. */
  edit?: (body: string) => string
}

export interface ShapedServer {
  /** Without a slash at its end. */
  origin: string
  /** With the base URL. */
  url: string
  /** Method, path and query of each request, in order of arrival. */
  requests: string[]
  /** Bodies of what was sent by POST, by path. */
  posts: { path: string; body: string }[]
  /** Decides the answer to a request by its path and query; undefined leaves it to the site. The latest rule goes first. */
  shape(rule: (path: string) => Shape | undefined): void
  /** Forgets rules and requests. */
  reset(): void
  close(): Promise<void>
}

/**
 * Serves a built site as `docs serve` does, on a free port, with a network which the test shapes.
 *
 * @param prefix Serves the site under another prefix than it was built for.
 */
export async function serveShaped(site: BuiltSite, { prefix = site.baseUrl } = {}): Promise<ShapedServer> {
  return shapeServer(await serveFolder(site.folder, { baseUrl: prefix, port: await freePort() }), prefix)
}

/** A promise that a test resolves, to decide when an answer starts. */
export function gate(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}

/**
 * Stands between the browser and a server.
 *
 * @param inner The server; it is closed with this one.
 */
export async function shapeServer(
  inner: { url: string; close: () => Promise<unknown> },
  prefix: string,
): Promise<ShapedServer> {
  const requests: string[] = []
  const posts: ShapedServer['posts'] = []
  let rules: ((path: string) => Shape | undefined)[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    // What `docs dev` tells open pages is no request of the client's.
    if (!path.includes('/__docs/')) requests.push(`${request.method} ${path}`)
    const posted = request.method === 'POST' ? await text(request) : undefined
    if (posted !== undefined) posts.push({ path, body: posted })
    let shape: Shape = {}
    for (const rule of rules) {
      const found = rule(path)
      if (!found) continue
      shape = found
      break
    }
    await shape.after
    if (shape.delay) await new Promise((resolve) => setTimeout(resolve, shape.delay))
    if (shape.cut) return void request.socket.destroy()
    if (shape.status !== undefined || posted !== undefined) {
      response.writeHead(shape.status ?? 204, { 'content-type': 'text/plain', ...shape.headers }).end(shape.body ?? '')
      return
    }
    const url = new URL(path, inner.url)
    const headers = { ...request.headers, host: url.host, 'accept-encoding': 'identity' }
    // `docs dev` answers none but its own pages.
    if (headers.origin) headers.origin = url.origin
    const proxied = send(url, { method: request.method, headers }, async (result) => {
      const headers = { ...result.headers, ...shape.headers }
      if (!shape.edit) {
        response.writeHead(result.statusCode ?? 500, headers)
        result.pipe(response)
        return
      }
      delete headers['content-length']
      response.writeHead(result.statusCode ?? 500, headers).end(shape.edit(await text(result)))
    })
    proxied.on('error', () => response.destroy())
    // A stream of events has no other end.
    response.on('close', () => proxied.destroy())
    proxied.end()
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    url: origin + prefix,
    requests,
    posts,
    shape: (rule) => rules.unshift(rule),
    reset() {
      rules = []
      requests.length = 0
      posts.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await inner.close()
    },
  }
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
