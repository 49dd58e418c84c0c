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
 * Decides whether a request comes from a page of ours. Other sites in the same browser can send requests here, under a name of
 * their own that leads to this machine (DNS rebinding) or from their own origin; both would let them read unpublished text.
 *
 * @param host What the server is bound to.
 * @returns undefined for a request to answer.
 */
export function rejectionOf({ method, url, headers }: GuardedRequest, host: string): Rejection | undefined {
  const name = hostName(headers.host)
  if (name === undefined) return { status: 400, reason: 'The request names no valid host.' }
  if (!namesOf(host).has(name)) {
    return { status: 403, reason: `\`${name}\` is no name of this server. Use the address \`docs dev\` printed.` }
  }
  if (!url?.startsWith('/') || url.startsWith('//')) return { status: 400, reason: 'The request names no path.' }

  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && origin !== `http://${headers.host}`) {
    return { status: 403, reason: 'Pages of other origins get no answer.' }
  }
  // A link on another site may lead here; its scripts, frames and images may not.
  const isFollowedLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if ((site === 'cross-site' || site === 'same-site') && !(isFollowedLink && method === 'GET')) {
    return { status: 403, reason: 'Pages of other origins get no answer.' }
  }
  // Browsers send the origin with every POST.
  if (method === 'POST' && origin === undefined) return { status: 403, reason: 'The request names no origin.' }
  return undefined
}

/** `[::1]:3000` → `::1`, `LOCALHOST.` → `localhost`; undefined if it is no host. */
function hostName(host: string | undefined): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i.exec(host ?? '')
  return match ? (match[1] ?? match[2]!).toLowerCase().replace(/\.$/, '') : undefined
}

/** The names under which a server bound to `host` may be asked. */
function namesOf(host: string): Set<string> {
  const names = new Set(['localhost', '127.0.0.1', '::1', host.toLowerCase()])
  if (isAnyAddress(host)) for (const address of addresses()) names.add(address)
  return names
}

export function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** Addresses of this machine in its networks. */
export function addresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address.toLowerCase()))
}
