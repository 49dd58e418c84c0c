import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import compression from 'compression'
import { type HostName, unservedFiles } from '../model/host-files.ts'
import { type AddressForm, withQuery } from '../util/page-address.ts'
import { type HostBehavior, hostBehavior } from './host-behavior.ts'
import { type ListenOptions, listen, type RunningServer } from './listen.ts'
import { checkHost } from './request-guard.ts'
import { requestPath, wantsMarkdown } from './request-path.ts'
import { closeFile, sendFile } from './send-file.ts'
import { type HostRedirect, noRules, siteFolder } from './site-folder.ts'

export interface ServeFolderOptions extends Partial<AddressForm> {
  baseUrl: string
  /** The host to behave like. */
  as?: HostName | undefined
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
  const host = hostBehavior(options.as, trailingSlash)
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
    const { headersFor, redirectFor } = host.followsRules ? site.rules() : noRules
    response.setHeader('Cache-Control', host.caching)
    for (const [name, value] of headersFor(raw)) response.setHeader(name, value)

    const path = requestPath(raw, baseUrl)?.path?.replace(/^\/+/, '')
    if (path === undefined || isHidden(path)) return notFound(request, response, '')
    const toPage = (address: string) => redirect(response, host.redirectStatus, address + search)
    if (`${raw}/` === baseUrl) return toPage(baseUrl)
    const plain = path.replace(/\/+$/, '')
    const plainRaw = baseUrl + raw.slice(baseUrl.length).replace(/^\/+|\/+$/g, '')
    const target = redirectFor(raw) ?? redirectFor(plainRaw)
    const follow = ({ to, status }: HostRedirect) => redirect(response, status, withQuery(to, search))
    if (target && host.redirectsFirst) return follow(target)
    if (path !== plain && host.folderUrl === '/a') return toPage(plainRaw)
    const file = await site.open(filesFor(path, host.sendsMarkdown && wantsMarkdown(request)))
    if (file) {
      const shown = host.hidesExtensions && withoutExtension(plainRaw, host.folderUrl)
      if (shown) {
        closeFile(file)
        return toPage(`${shown}/` === baseUrl ? baseUrl : shown)
      }
      if (isPage(file.path, path)) response.setHeader('Vary', 'Accept')
      return sendFile(request, response, file)
    }
    const other = await otherForm(path, plain, plainRaw)
    if (other !== undefined) return toPage(other)
    if (target) follow(target)
    else await notFound(request, response, path)
  }

  /** Returns the files to try for a path, in the order in which hosts try them. */
  function filesFor(path: string, isMarkdown: boolean): string[] {
    const plain = path.replace(/\/+$/, '')
    const copy = isMarkdown ? [path === '' ? 'index.md' : `${plain}.md`] : []
    if (path === '' || path.endsWith('/'))
      return [...copy, `${path}index.html`, ...(host.fileWithSlash === 'page' && path !== '' ? [`${plain}.html`] : [])]
    // If a folder's URL ends with a slash, the URL without it is redirected first.
    if (host.folderUrl === '/a/') return [path, `${path}.html`]
    return [path, ...copy, `${path}.html`, `${path}/index.html`]
  }

  /** Returns the URL to which the host redirects a path that differs from a page's URL only in its trailing slash. */
  async function otherForm(path: string, plain: string, plainRaw: string): Promise<string | undefined> {
    const isFolder = path === plain
    if (isFolder ? host.folderUrl !== '/a/' : host.fileWithSlash !== 'redirect') return undefined
    const page = await site.open([isFolder ? `${plain}/index.html` : `${plain}.html`])
    if (page) closeFile(page)
    return page && (isFolder ? `${plainRaw}/` : plainRaw)
  }

  /** Sends the not-found page. Some hosts send the one in the language of a path, whose first segment may name a language. */
  async function notFound(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    response.setHeader('Cache-Control', 'no-cache')
    const inFolder = host.notFoundPages === 'each folder' ? [path.replace(/\/.*/s, '/404.html')] : []
    const page = await site.open([...inFolder, '404.html'])
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

/** Returns the URL of a page without `.html` or `index.html`. `undefined` for other URLs. */
function withoutExtension(path: string, folderUrl: HostBehavior['folderUrl']): string | undefined {
  if (!path.endsWith('.html')) return undefined
  if (path.endsWith('/index.html'))
    return path.slice(0, folderUrl === '/a/' ? -'index.html'.length : -'/index.html'.length)
  return path.slice(0, -'.html'.length)
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
