import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { livePath } from '@docs-engine/client/dev/live-state.ts'
import { markdownPath } from '../../plan/generated-paths.ts'
import { listen, type RunningServer } from '../../server/listen.ts'
import { checkRequest } from '../../server/request-guard.ts'
import { requestPath, wantsMarkdown } from '../../server/request-path.ts'
import { mediaType, openFile, sendFile, withCharset } from '../../server/send-file.ts'
import { escapeHtml } from '../../util/html-tags.ts'
import { encodeRoute } from '../../util/page-address.ts'
import { fileProblem } from '../../util/readable-file.ts'
import type { DevPage } from '../live/dev-page.ts'
import type { LiveSite } from '../live/live-site.ts'

export interface DevServerOptions {
  root: string
  port?: number | undefined
  host: string
  /** The site, which loads while the server starts to listen. */
  site: Promise<LiveSite>
}

/** Starts the dev server. Requests that arrive before the site is loaded wait for it. */
export async function startDevServer(options: DevServerOptions): Promise<RunningServer> {
  const { root, port, host, site: loading } = options
  const server = createServer(async (request, response) => {
    try {
      const rejection = checkRequest(request, host)
      if (rejection) send(response, rejection.status, 'text/plain', rejection.reason)
      else await answer({ request, response, root, site: await loading })
    } catch (error) {
      if (!response.headersSent) send(response, 500, 'text/plain', String(error))
      else response.destroy()
      void loading.then((site) => site.onInternalError(error))
    }
  })
  // Reject protocol upgrades, such as WebSockets, because the server doesn't support them.
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'))
  server.on('clientError', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'))

  const running = await listen(server, { port, host })
  return {
    url: running.url,
    async close() {
      await Promise.all([running.close(), loading.then((site) => site.close()).catch(() => {})])
    },
  }
}

/** A request, and everything that is needed to answer it. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  root: string
  site: LiveSite
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, site } = exchange
  const at = requestPath(request.url!, site.baseUrl())
  // Show the not-found page, as the built site does, because no page can have this path.
  if (!at) return sendNotFound(exchange)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return send(response, 405, 'text/plain', 'Use GET or HEAD.')
  }
  if (request.url!.replace(/\?.*/, '').endsWith(`/${livePath}`)) {
    const path = new URLSearchParams(at.query).get('path') ?? '/'
    return site.onConnect(path, response)
  }
  await sendPath(at.path, at.query ?? '', exchange)
}

/** @param path Path below the base URL, or `undefined` for a path outside it. */
async function sendPath(path: string | undefined, query: string, exchange: Exchange): Promise<void> {
  const { request, response, root, site } = exchange
  if (path?.startsWith('/assets/')) {
    const contents = await site.client.file(path.slice(1))
    if (contents) return send(response, 200, mediaType(path), contents)
  }
  const dev = site.current()
  if (!dev) return send(response, 503, 'text/html', noSitePage(site.client.build(), site.problemText()))
  if (path === undefined) {
    if (request.url === '/') return redirect(response, site.baseUrl())
    return sendNotFound(exchange)
  }
  const withoutSlash = path.replace(/(.)\/$/, '$1')
  if (path !== withoutSlash && !site.hasTrailingSlash())
    return redirect(response, `${site.baseUrl()}${encodeRoute(withoutSlash.slice(1))}${query}`)
  const file = dev.fileAt(path)
  if (file) {
    const opened = fileProblem(file, root) ? undefined : openFile(file)
    if (!opened) return sendNotFound(exchange)
    response.setHeader('Cache-Control', 'no-cache')
    protect(response)
    return sendFile(request, response, opened)
  }
  if (path.endsWith('/page.json')) {
    const page = await site.page(path.slice(0, -'/page.json'.length) || '/')
    return page
      ? send(response, 200, 'application/json', page.routeData())
      : send(response, 404, 'text/plain', 'Not found')
  }
  const generated = await site.generatedFile(path.slice(1))
  if (generated !== undefined) return send(response, 200, mediaType(path), generated)
  if (wantsMarkdown(request)) {
    const copy = await site.generatedFile(markdownPath(withoutSlash).slice(1))
    if (copy !== undefined) {
      response.setHeader('Vary', 'Accept')
      return send(response, 200, 'text/markdown', copy)
    }
  }
  const page = await site.page(withoutSlash.replace(/\/index\.html$/, '') || '/')
  if (page) return sendPage(page, path, query, exchange)
  const target = dev.redirect(path) ?? dev.redirect(withoutSlash)
  if (target !== undefined) return redirect(response, withBase(target, site.baseUrl()))
  return sendNotFound(exchange, path)
}

function sendPage(page: DevPage, path: string, query: string, { response, site }: Exchange): void {
  const isNotFound = page.data.kind === 'not-found'
  response.setHeader('Vary', 'Accept')
  // Redirect in the same way as a host that serves pages at URLs with a trailing slash.
  if (site.hasTrailingSlash() && !isNotFound && !/\/$|\/index\.html$/.test(path))
    redirect(response, `${site.baseUrl()}${encodeRoute(path.slice(1))}/${query}`)
  else send(response, isNotFound ? 404 : 200, 'text/html', page.document())
}

async function sendNotFound({ response, site }: Exchange, path = '/'): Promise<void> {
  const page = await site.notFoundPage(path)
  send(response, 404, 'text/html', page?.document() ?? 'Not found')
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  protect(response)
  const contents = typeof body === 'string' ? Buffer.from(body) : body
  response.writeHead(status, {
    'Content-Type': withCharset(type),
    'Content-Length': contents.byteLength,
    'Cache-Control': 'no-cache',
  })
  response.end(response.req.method === 'HEAD' || status === 204 ? undefined : contents)
}

/** Prevents other origins from using the response, even if the browser's request did not reveal its origin. */
function protect(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
}

function redirect(response: ServerResponse, location: string): void {
  protect(response)
  response.writeHead(307, { Location: location, 'Cache-Control': 'no-cache' }).end()
}

function withBase(target: string, baseUrl: string): string {
  return target.startsWith('/') ? baseUrl + target.slice(1) : target
}

/** Returns the document shown for every page while the site can't be loaded. The client script shows the reason. */
function noSitePage(build: string, text: string): string {
  return `<!doctype html>
<html lang="en" data-build="${build}">
<head><meta charset="utf-8"><title>The site failed to load</title><script type="module" src="/assets/entry.js"></script></head>
<body><pre>${escapeHtml(text)}</pre></body>
</html>
`
}
