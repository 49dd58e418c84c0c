/** What another site answered. */
export interface Answer {
  /** `moved`: it is there, under another address for good. `unknown`: the answer tells nothing about readers. */
  state: 'ok' | 'moved' | 'broken' | 'unknown'
  /** In words: `404`, `no answer within 10 s`. */
  detail: string
  /** The new address. */
  to?: string
  /** The answer may be another one later. */
  isPassing?: boolean
  /** Milliseconds the site asks to wait. */
  retryAfter?: number
  /** There is no host of this name. */
  isNoHost?: boolean
}

const redirectStatus = new Set([301, 302, 303, 307, 308])
const maxRedirects = 10

/** Asks once, following redirects. Of an answer only the head is read, however large it is. It never fails. */
export async function requestUrl(address: string, { timeout }: { timeout: number }): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout)
  const seen = new Set<string>()
  let at = address
  let lastingTo: string | undefined
  let isLasting = true
  try {
    while (true) {
      if (seen.has(at)) return { state: 'unknown', detail: 'its redirects lead in a circle' }
      if (seen.size > maxRedirects) return { state: 'unknown', detail: `more than ${maxRedirects} redirects` }
      seen.add(at)
      const response = await fetch(at, {
        redirect: 'manual',
        signal,
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; docs-check)',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        },
      })
      response.body?.cancel().catch(() => {})
      const location = response.headers.get('location')
      if (!redirectStatus.has(response.status) || location === null) return judge(response, lastingTo)
      if (!URL.canParse(location, at)) return { state: 'unknown', detail: `redirects to \`${location}\`` }
      at = new URL(location, at).href
      isLasting &&= response.status === 301 || response.status === 308
      if (isLasting) lastingTo = at
    }
  } catch (error) {
    return failure(error, timeout)
  }
}

function judge(response: Response, to: string | undefined): Answer {
  const { status } = response
  if (response.ok)
    return to === undefined ? { state: 'ok', detail: `${status}` } : { state: 'moved', detail: `${status}`, to }
  if (status === 404 || status === 410) return { state: 'broken', detail: `${status}` }
  const retryAfter = waitOf(response.headers.get('retry-after'))
  return {
    state: 'unknown',
    detail: `${status}`,
    isPassing: status === 429 || status >= 500,
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** Seconds or a date, in milliseconds from now. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function failure(error: unknown, timeout: number): Answer {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { state: 'unknown', detail: `no answer within ${timeout / 1000} s`, isPassing: true }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code } = cause as { code?: string }
  if (code === 'ENOTFOUND')
    return { state: 'unknown', detail: 'there is no host of this name', isPassing: true, isNoHost: true }
  const detail = code ?? (cause instanceof Error ? cause.message : String(cause))
  return { state: 'unknown', detail: `the connection failed: ${detail}`, isPassing: true }
}
