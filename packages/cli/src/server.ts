import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { type HostFiles, readHostFiles } from './host-files.ts'
import { type ListenOptions, listen, type RunningServer } from './listen.ts'

/**
 * Serves a built site as a static host would: extensionless addresses, `404.html` with its status, compressed text, and the
 * headers and redirects of the site's own rule files.
 */
export async function serveFolder(
  folder: string,
  options: ListenOptions & { baseUrl: string },
): Promise<RunningServer> {
  const { baseUrl } = options
  const rules = createRules(folder)
  const files = sirv(folder, {
    // Files are looked for at each request: a new build replaces the folder while it is served.
    dev: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8')
    },
  })
  const compress = compression({ filter: isWorthCompressing, threshold: 512 })
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Method not allowed')
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const search = query < 0 ? '' : url.slice(query)
    const { headersFor, redirectOf } = rules()
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of headersFor(path)) response.setHeader(name, value)
    const missing = () => notFound(folder, response)

    if (!isDecodable(path)) return missing()
    if (!path.startsWith(baseUrl)) return `${path}/` === baseUrl ? redirect(response, 308, baseUrl) : missing()
    const inner = `/${path.slice(baseUrl.length).replace(/^\/+/, '')}`
    if (inner.length > 1 && inner.endsWith('/')) {
      return redirect(response, 308, baseUrl + inner.slice(1).replace(/\/+$/, '') + search)
    }
    if (hostFileNames.has(inner)) return missing()
    request.url = inner
    // A file that is there goes before a redirect.
    return files(request, response, () => {
      const target = redirectOf(path)
      if (target) redirect(response, target.status, target.to.replace(/(?=#)|$/, search))
      else missing()
    })
  }
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => handle(request, response))
  })
  return listen(server, { ...options, path: baseUrl })
}

/** Hosts keep to themselves what is meant for them. */
const hostFileNames = new Set(['/_headers', '/_redirects', '/vercel.json'])

/** The rules of the build that is in the folder at the time. */
function createRules(folder: string): () => HostFiles {
  let known: { stamp: string; rules: HostFiles } | undefined
  return () => {
    const stamp = [...hostFileNames]
      .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs)
      .join()
    if (known?.stamp !== stamp) known = { stamp, rules: readHostFiles(folder) }
    return known.rules
  }
}

/** A part of a file is sent as it lies there. */
function isWorthCompressing(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.range) return false
  return compression.filter(request as never, response as never)
}

function notFound(folder: string, response: ServerResponse): void {
  let page: Buffer | string
  try {
    page = readFileSync(join(folder, '404.html'))
  } catch {
    page = 'Not found'
  }
  response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end()
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
