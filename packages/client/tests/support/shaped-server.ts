import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { serveFolder } from '../../../cli/src/server/serve-folder.ts'
import type { BuiltSite } from './build-site.ts'

/** A response of the server behind the proxy. The body is a stream unless it is kept for later requests. */
interface InnerResponse {
  status: number
  headers: IncomingHttpHeaders
  body: IncomingMessage | Buffer
}

export interface Shape {
  /** Delay before the response starts, in milliseconds. */
  delay?: number
  /** The response starts when this promise resolves. */
  after?: Promise<void>
  /** Status of the response that replaces the site's. */
  status?: number
  body?: string
  headers?: Record<string, string>
  /** Whether to close the connection without a response. */
  cut?: boolean
  /** Changes the body of the site's response. */
  edit?: (body: string) => string
}

export interface ShapedServer {
  /** URL without a trailing slash. */
  origin: string
  /** URL of the site, including the base URL. */
  url: string
  /** Method, path, and query of each request, in order. */
  requests: string[]
  /** Bodies of POST requests, by path. */
  posts: { path: string; body: string }[]
  /**
   * Adds a rule that determines the response to a request by its path and query. If the rule returns `undefined`, earlier rules and then
   * the site respond.
   */
  shape(rule: (path: string) => Shape | undefined): void
  /** Removes all rules and recorded requests. */
  reset(): void
  /** A script that runs in each document before its own scripts, for browsers that can't add one. */
  pageScript?: string | undefined
  /** Called with the errors and warnings that `pageScript` reports. */
  onReport?: ((report: { kind: string; text: string }) => void) | undefined
  close(): Promise<void>
}

/**
 * Serves a built site like `docs serve` on a free port, with a network that the test controls.
 *
 * @param prefix Serves the site under another prefix than it was built for.
 * @param isStable Whether the site's files stay as they are.
 */
export async function serveShaped(
  site: BuiltSite,
  { prefix = site.baseUrl, isStable = false } = {},
): Promise<ShapedServer> {
  return shapeServer(await serveFolder(site.folder, { baseUrl: prefix, port: 0 }), prefix, isStable)
}

/** Creates a promise that the test resolves to start a response. */
export function gate(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}

/**
 * Starts a proxy between the browser and a server.
 *
 * @param inner The server, which is closed together with the proxy.
 * @param isStable Whether the server always sends the same response to a request. The proxy then asks it only once, because each test of a
 *   file loads the same files.
 */
export async function shapeServer(
  inner: { url: string; close: () => Promise<unknown> },
  prefix: string,
  isStable = false,
): Promise<ShapedServer> {
  const kept = new Map<string, Promise<InnerResponse>>()
  const requests: string[] = []
  const posts: ShapedServer['posts'] = []
  let rules: ((path: string) => Shape | undefined)[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    if (path === '/__test-script') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(shaped.pageScript)
      return
    }
    if (path === '/__test-report') {
      shaped.onReport?.(JSON.parse(await text(request)))
      return void response.writeHead(204).end()
    }
    // Don't record requests for the live updates of `docs dev`, because a built site doesn't send them.
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
    const result = await (isStable ? keptResponse(request) : load(request, response)).catch(() => undefined)
    if (!result) return void response.destroy()
    const { status, body } = result
    const headers = { ...result.headers, ...shape.headers }
    const addsScript = shaped.pageScript && headers['content-type']?.startsWith('text/html')
    if (shape.edit || addsScript) {
      delete headers['content-length']
      const original = Buffer.isBuffer(body) ? body.toString() : await text(body)
      const edited = shape.edit?.(original) ?? original
      response
        .writeHead(status, headers)
        .end(addsScript ? edited.replace('<head>', '<head><script src="/__test-script"></script>') : edited)
      return
    }
    response.writeHead(status, headers)
    if (Buffer.isBuffer(body)) response.end(body)
    else body.pipe(response)
  }

  /** Forwards a request. An event stream only ends when the browser closes its response. */
  function load(request: IncomingMessage, response?: ServerResponse): Promise<InnerResponse> {
    const url = new URL(request.url ?? '/', inner.url)
    const headers = { ...request.headers, host: url.host, 'accept-encoding': 'identity' }
    // `docs dev` only responds to its own pages.
    if (headers.origin) headers.origin = url.origin
    return new Promise((resolve, reject) => {
      const proxied = send(url, { method: request.method, headers }, (result) =>
        resolve({ status: result.statusCode ?? 500, headers: result.headers, body: result }),
      )
      proxied.on('error', reject)
      response?.on('close', () => proxied.destroy())
      proxied.end()
    })
  }

  function keptResponse(request: IncomingMessage): Promise<InnerResponse> {
    const { accept, range, 'if-none-match': tag, 'if-modified-since': date } = request.headers
    const key = JSON.stringify([request.method, request.url, accept, range, tag, date])
    const known = kept.get(key)
    if (known) return known
    const loading = load(request).then(async ({ body, ...head }) => ({
      ...head,
      body: await buffer(body as IncomingMessage),
    }))
    kept.set(key, loading)
    loading.catch(() => kept.delete(key))
    return loading
  }

  const shaped: Pick<ShapedServer, 'pageScript' | 'onReport'> = {}
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(shaped, {
    origin,
    url: origin + prefix,
    requests,
    posts,
    shape: (rule: (path: string) => Shape | undefined) => void rules.unshift(rule),
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
  })
}
