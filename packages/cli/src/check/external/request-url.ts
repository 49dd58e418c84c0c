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

/**
 * Requests a URL once and follows redirects. The response's body isn't read. Errors are returned as a state, so the promise never rejects.
 *
 * @param options `timeout` is in milliseconds and includes redirects.
 */
export async function requestUrl(address: string, { timeout }: { timeout: number }): Promise<UrlResult> {
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
      const response = await fetch(current, {
        redirect: 'manual',
        signal,
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; docs-check)',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        },
      })
      response.body?.cancel().catch(() => {})
      const location = response.headers.get('location')
      if (!redirectStatus.has(response.status) || location === null) return stateOf(response, permanentUrl)
      if (!URL.canParse(location, current)) return { state: 'unknown', detail: `redirects to \`${location}\`` }
      current = new URL(location, current).href
      isPermanent &&= response.status === 301 || response.status === 308
      if (isPermanent) permanentUrl = current
    }
  } catch (error) {
    return failure(error, timeout)
  }
}

function stateOf(response: Response, to: string | undefined): UrlResult {
  const { status } = response
  if (response.ok)
    return to === undefined ? { state: 'ok', detail: `${status}` } : { state: 'moved', detail: `${status}`, to }
  if (status === 404 || status === 410) return { state: 'broken', detail: `${status}` }
  const retryAfter = retryDelay(response.headers.get('retry-after'))
  return {
    state: 'unknown',
    detail: `${status}`,
    isTemporary: status === 429 || status >= 500,
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** Parses a `Retry-After` header, which contains seconds or a date. Returns the delay from now, in milliseconds. */
function retryDelay(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function failure(error: unknown, timeout: number): UrlResult {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { state: 'unknown', detail: `no response within ${timeout / 1000} s`, isTemporary: true }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code } = cause as { code?: string }
  if (code === 'ENOTFOUND')
    return { state: 'unknown', detail: 'the host doesn’t exist', isTemporary: true, isUnknownHost: true }
  const detail = code ?? (cause instanceof Error ? cause.message : String(cause))
  return { state: 'unknown', detail: `the connection failed: ${detail}`, isTemporary: true }
}
