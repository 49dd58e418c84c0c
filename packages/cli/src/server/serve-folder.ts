import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import compression from 'compression'
import { unservedFiles } from '../model/host-files.ts'
import type { AddressForm } from '../util/page-address.ts'
import { type ListenOptions, listen, type RunningServer } from './listen.ts'
import { checkHost } from './request-guard.ts'
import { requestPath, wantsMarkdown } from './request-path.ts'
import { closeFile, sendFile } from './send-file.ts'
import { siteFolder } from './site-folder.ts'

export interface ServeFolderOptions extends Partial<AddressForm> {
  baseUrl: string
  /** Called if a file can't be read. */
  onWarning?: ((text: string) => void) | undefined
}

/**
 * Serves a built site as a static host would: with extensionless URLs, `404.html` with status 404, compressed text, and the headers and
 * redirects from the site's host files. A new build may replace the folder while it's being served.
 */
export async function serveFolder(folder: string, options: ListenOptions & ServeFolderOptions): Promise<RunningServer> {
  const { baseUrl, trailingSlash = 'auto' } = options
  const site = siteFolder(folder)
  const compress = compression({ filter: shouldCompress, threshold: 512 })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rejected = checkHost(request.headers, options.host ?? '127.0.0.1')
    if (rejected) return sendText(response, rejected.status, rejected.reason)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Method not allowed')
    }
    const url = request.url ?? '/'
    const raw = url.replace(/[?#].*/s, '')
    const search = url.slice(raw.length)
    const { headersFor, redirectFor } = site.rules()
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of headersFor(raw)) response.setHeader(name, value)

    const path = requestPath(raw, baseUrl)?.path?.replace(/^\/+/, '')
    if (path === undefined || isHidden(path)) return notFound(request, response, '')
    if (`${raw}/` === baseUrl) return redirect(response, 308, baseUrl)
    const plain = path.replace(/\/+$/, '')
    const plainRaw = baseUrl + raw.slice(baseUrl.length).replace(/^\/+|\/+$/g, '')
    if (path !== plain && trailingSlash !== true) return redirect(response, 308, plainRaw + search)
    // An existing file takes precedence over a redirect.
    const file = await site.open(filesFor(path, wantsMarkdown(request)))
    if (file) {
      if (isPage(file.path, path)) response.setHeader('Vary', 'Accept')
      return sendFile(request, response, file)
    }
    if (path === plain && trailingSlash === true) {
      const page = await site.open([`${path}/index.html`])
      if (page) {
        closeFile(page)
        return redirect(response, 308, `${plainRaw}/${search}`)
      }
    }
    const target = redirectFor(raw) ?? redirectFor(plainRaw)
    if (target)
      redirect(response, target.status, target.to.includes('?') ? target.to : target.to.replace(/(?=#)|$/, search))
    else await notFound(request, response, path)
  }

  /** Returns the files to try for a path, in the order in which hosts try them. */
  function filesFor(path: string, isMarkdown: boolean): string[] {
    const copy = isMarkdown ? [path === '' ? 'index.md' : `${path.replace(/\/+$/, '')}.md`] : []
    if (path === '' || path.endsWith('/')) return [...copy, `${path}index.html`]
    // With `trailingSlash: true`, a page's URL without the slash is redirected first.
    if (trailingSlash === true) return [path, `${path}.html`]
    return [path, ...copy, `${path}.html`, `${path}/index.html`]
  }

  /** Sends the not-found page in the language of a path, whose first segment may name a language. */
  async function notFound(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    response.setHeader('Cache-Control', 'no-cache')
    const page = await site.open([path.replace(/\/.*/s, '/404.html'), '404.html'])
    if (page) await sendFile(request, response, page, 404)
    else sendText(response, 404, 'Not found')
  }

  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      handle(request, response).catch((error) => {
        options.onWarning?.(`${request.method} ${request.url}: ${inspect(error)}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'The file couldn’t be read.')
      })
    })
  })
  // Keep idle connections open as long as nginx does. Node closes them after 5 seconds, which can make a client's next request fail if the
  // client sends it at that moment.
  server.keepAliveTimeout = 75_000
  return listen(server, { ...options, path: baseUrl })
}

/** Returns whether the file is a page or its Markdown copy, and the request chose between them with its `Accept` header. */
function isPage(file: string, path: string): boolean {
  return /\.(html|md)$/.test(file) && !/\.(html|md)$/.test(path)
}

/** Returns whether a file must not be served. Host files and names that start with a dot are hidden, except `.well-known`. */
function isHidden(path: string): boolean {
  return unservedFiles.includes(path) || /(^|\/)\./.test(path.replace(/^\.well-known\//, ''))
}

/** Returns whether to compress a response. Ranges aren't compressed, because they refer to the uncompressed bytes. */
function shouldCompress(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.range) return false
  return compression.filter(request as never, response as never)
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end()
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}
