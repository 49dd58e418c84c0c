import type { IncomingHttpHeaders } from 'node:http'
import { networkInterfaces } from 'node:os'

export interface Rejection {
  status: number
  reason: string
}

export interface GuardedRequest {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/**
 * Rejects requests that don't come from a page of this server. Other sites that are open in the same browser can send requests to this
 * server, either from their own origin or under a domain that resolves to this machine (DNS rebinding). Without this check, those sites
 * could read unpublished content.
 *
 * @param host The host name or address the server is bound to.
 * @returns `undefined` if the request is allowed.
 */
export function checkRequest({ method, url, headers }: GuardedRequest, host: string): Rejection | undefined {
  const rejected = checkHost(headers, host)
  if (rejected) return rejected
  if (!url?.startsWith('/') || url.startsWith('//')) return { status: 400, reason: 'Invalid request path.' }

  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && origin !== `http://${headers.host}`) {
    return { status: 403, reason: 'Requests from other origins are rejected.' }
  }
  // Other sites may link to this server, but must not load it in scripts, frames, or images.
  const isFollowedLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if ((site === 'cross-site' || site === 'same-site') && !(isFollowedLink && method === 'GET')) {
    return { status: 403, reason: 'Requests from other origins are rejected.' }
  }
  // Browsers send the `Origin` header with every POST request, so a request without it doesn't come from a page of this server.
  if (method === 'POST' && origin === undefined) return { status: 403, reason: 'Missing Origin header.' }
  return undefined
}

/** Rejects requests under a domain that another site has made resolve to this machine. Returns `undefined` if the request is allowed. */
export function checkHost(headers: IncomingHttpHeaders, host: string): Rejection | undefined {
  const name = hostName(headers.host)
  if (name === undefined) return { status: 400, reason: 'Missing or invalid Host header.' }
  if (allowedNames(host).has(name)) return undefined
  return { status: 403, reason: `\`${name}\` isn’t a host name of this server. Use the URL that the command printed.` }
}

/**
 * Extracts the host name from a `Host` header: `[::1]:3000` → `::1`, `LOCALHOST.` → `localhost`. Returns `undefined` if the header is not a
 * valid host.
 */
function hostName(host: string | undefined): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i.exec(host ?? '')
  return match ? (match[1] ?? match[2]!).toLowerCase().replace(/\.$/, '') : undefined
}

/** Returns the host names that requests to a server bound to `host` may use. */
function allowedNames(host: string): Set<string> {
  const names = new Set(['localhost', '127.0.0.1', '::1', host.toLowerCase()])
  if (isAnyAddress(host)) for (const address of addresses()) names.add(address)
  return names
}

export function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** Returns the addresses of all network interfaces of this machine. */
export function addresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address.toLowerCase()))
}
