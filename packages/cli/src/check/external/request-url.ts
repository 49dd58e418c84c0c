import type { IncomingMessage } from 'node:http'
import { isSpecialAddress, lookupPublic, NotPublic } from './public-address.ts'

/** The result of requesting a URL. */
export interface UrlResult {
  /** `moved`: the URL is permanently redirected. `unknown`: the response doesn't show whether the URL works for readers. */
  state: 'ok' | 'moved' | 'broken' | 'unknown'
  /** The status code or the reason, as shown in messages: `404`, `no response within 10 s`. */
  detail: string
  /** The new URL, if the state is `moved`. */
  to?: string
  /** Whether the problem may be temporary, so that a retry makes sense. */
  isTemporary?: boolean
  /** Delay that the site requests before a retry, in milliseconds. */
  retryAfter?: number
  /** Whether the host name can't be resolved. */
  isUnknownHost?: boolean
}

const redirectStatus = new Set([301, 302, 303, 307, 308])
const maxRedirects = 10

export interface UrlRequest {
  /** In milliseconds, including redirects. */
  timeout: number
  /** Returns whether a host may have an address that isn't on the public internet. */
  isInternal: (host: string) => boolean
}

/**
 * Requests a URL once and follows redirects. The response's body isn't read. Errors are returned as a state, so the promise never rejects.
 *
 * Only public addresses are requested, because a link or a redirect could otherwise make a machine in CI send requests to its own network.
 */
export async function requestUrl(address: string, { timeout, isInternal }: UrlRequest): Promise<UrlResult> {
  const signal = AbortSignal.timeout(timeout)
  const seen = new Set<string>()
  let current = address
  let permanentUrl: string | undefined
  let isPermanent = true
  try {
    while (true) {
      if (seen.has(current)) return { state: 'unknown', detail: 'its redirects form a loop' }
      if (seen.size > maxRedirects) return { state: 'unknown', detail: `more than ${maxRedirects} redirects` }
      seen.add(current)
      const { protocol, hostname, username, password } = new URL(current)
      if (!/^https?:$/.test(protocol)) return { state: 'unknown', detail: `it redirects to a \`${protocol}\` URL` }
      if (username || password) return { state: 'unknown', detail: 'the URL contains a user name' }
      const response = await responseOf(current, { signal, isInternal: isInternal(hostname) })
      const { statusCode = 0, headers } = response
      if (!redirectStatus.has(statusCode) || headers.location === undefined) return stateOf(response, permanentUrl)
      if (!URL.canParse(headers.location, current))
        return { state: 'unknown', detail: 'it redirects to an invalid URL' }
      current = new URL(headers.location, current).href
      isPermanent &&= statusCode === 301 || statusCode === 308
      if (isPermanent) permanentUrl = current
    }
  } catch (error) {
    return failure(error, timeout)
  }
}

/** Requests a URL, and returns the response without its body. */
async function responseOf(
  url: string,
  { signal, isInternal }: { signal: AbortSignal; isInternal: boolean },
): Promise<IncomingMessage> {
  const { hostname, protocol } = new URL(url)
  if (!isInternal && isSpecialAddress(hostname)) throw new NotPublic(hostname)
  const { get } = await (protocol === 'https:' ? import('node:https') : import('node:http'))
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      {
        signal,
        ...(!isInternal && { lookup: lookupPublic }),
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; docs-check)',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          'accept-language': '*',
        },
      },
      (response) => {
        response.on('error', () => {})
        response.destroy()
        resolve(response)
      },
    )
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error))
  })
}

function stateOf({ statusCode: status = 0, headers }: IncomingMessage, to: string | undefined): UrlResult {
  if (status >= 200 && status < 300)
    return to === undefined ? { state: 'ok', detail: `${status}` } : { state: 'moved', detail: `${status}`, to }
  if (status === 404 || status === 410) return { state: 'broken', detail: `${status}` }
  const retryAfter = retryDelay(headers['retry-after'])
  return {
    state: 'unknown',
    detail: `${status}`,
    isTemporary: status === 429 || status >= 500,
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** Parses a `Retry-After` header, which contains seconds or a date. Returns the delay from now, in milliseconds. */
function retryDelay(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function failure(error: unknown, timeout: number): UrlResult {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { state: 'unknown', detail: `no response within ${timeout / 1000} s`, isTemporary: true }
  if (error instanceof NotPublic) {
    const detail = `\`${error.message}\` isn’t on the public internet. To check it, add it to \`internalHosts\``
    return { state: 'unknown', detail }
  }
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOTFOUND')
    return { state: 'unknown', detail: 'the host doesn’t exist', isTemporary: true, isUnknownHost: true }
  const detail = code ?? (error instanceof Error ? error.message : String(error))
  return { state: 'unknown', detail: `the connection failed: ${detail}`, isTemporary: true }
}
