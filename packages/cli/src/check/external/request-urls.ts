import { requestUrl, type UrlRequest, type UrlResult } from './request-url.ts'

export interface RequestOptions extends UrlRequest {
  /** Number of tries for a URL, including the first. */
  tries: number
  /** Delay before the second try, in milliseconds. It doubles with each further try. */
  backoff: number
  /** Longest delay before a retry, in milliseconds. If a site requests a longer delay, the URL isn't retried. */
  maxDelay: number
  /** Maximum number of concurrent requests. */
  maxConcurrent: number
  /** Maximum number of concurrent requests to a single host. */
  maxPerHost: number
  onResult?: (address: string, result: UrlResult) => void
}

export const requestDefaults: RequestOptions = {
  timeout: 10_000,
  isInternal: () => false,
  tries: 3,
  backoff: 1000,
  maxDelay: 30_000,
  maxConcurrent: 16,
  maxPerHost: 2,
}

/** Number of URLs in a row that fail temporarily, after which no more URLs of their host are requested. */
const maxFailures = 5

interface Host {
  waiting: string[]
  /** The results of the last URLs, if they failed temporarily. */
  failures: UrlResult[]
  active: number
  /** The time before which no request is sent, in milliseconds since the Unix epoch. */
  notBefore: number
}

/** Requests all URLs, with a limited number of concurrent requests per host. Temporary failures are retried after a delay. */
export async function requestUrls(addresses: string[], options: RequestOptions): Promise<Map<string, UrlResult>> {
  const results = new Map<string, UrlResult>()
  const hosts = new Map<string, Host>()
  for (const address of addresses) {
    const name = new URL(address).host
    const host = hosts.get(name) ?? { waiting: [], failures: [], active: 0, notBefore: 0 }
    hosts.set(name, host)
    host.waiting.push(address)
  }
  let active = 0
  await new Promise<void>((done) => {
    const next = () => {
      for (const host of hosts.values()) {
        while (host.waiting.length > 0 && host.active < options.maxPerHost && active < options.maxConcurrent) {
          const address = host.waiting.shift()!
          host.active++
          active++
          requestWithRetries(address, host, options).then((result) => {
            results.set(address, result)
            options.onResult?.(address, result)
            host.failures = result.isTemporary ? [...host.failures, result] : []
            host.active--
            active--
            next()
          })
        }
      }
      if (active === 0) done()
    }
    next()
  })
  return settleUnknownHosts(results)
}

async function requestWithRetries(address: string, host: Host, options: RequestOptions): Promise<UrlResult> {
  if (host.failures.length >= maxFailures) return host.failures.at(-1)!
  for (let tried = 1; ; tried++) {
    await sleep(host.notBefore - Date.now())
    const result = await requestUrl(address, options)
    if (!result.isTemporary || tried >= options.tries) return result
    const wait = Math.max(result.retryAfter ?? 0, options.backoff * 2 ** (tried - 1))
    if (wait > options.maxDelay) return result
    // `Retry-After` applies to all requests to this host.
    if (result.retryAfter !== undefined) host.notBefore = Math.max(host.notBefore, Date.now() + wait)
    await sleep(wait)
  }
}

function sleep(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve()
}

/**
 * Marks URLs with an unknown host as broken. If no server responded at all, the URLs are left unchanged, because this machine is probably
 * offline.
 */
function settleUnknownHosts(results: Map<string, UrlResult>): Map<string, UrlResult> {
  const isOnline = [...results.values()].some(({ detail }) => /^\d{3}$/.test(detail))
  if (!isOnline) return results
  for (const [address, result] of results)
    if (result.isUnknownHost) results.set(address, { ...result, state: 'broken' })
  return results
}
