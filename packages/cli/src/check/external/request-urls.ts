import { type Answer, requestUrl } from './request-url.ts'

export interface RequestOptions {
  /** Timeout of a single try, in milliseconds. */
  timeout: number
  /** Number of tries for a URL, including the first. */
  tries: number
  /** Delay before the second try, in milliseconds. It doubles with each further try. */
  backoff: number
  /** Longest delay before a retry, in milliseconds. If a site requests a longer delay, the URL isn't retried. */
  longestWait: number
  /** Number of concurrent requests. */
  total: number
  /** Number of concurrent requests to a single host. */
  perHost: number
  onAnswer?: (address: string, answer: Answer) => void
}

export const requestDefaults: RequestOptions = {
  timeout: 10_000,
  tries: 3,
  backoff: 1000,
  longestWait: 30_000,
  total: 16,
  perHost: 2,
}

interface Host {
  waiting: string[]
  active: number
  /** Time before which no request is sent, in milliseconds since 1970. */
  notBefore: number
}

/** Requests all URLs, with a limited number of concurrent requests per host. Temporary failures are retried after a delay. */
export async function requestUrls(addresses: string[], options: RequestOptions): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const hosts = new Map<string, Host>()
  for (const address of addresses) {
    const name = new URL(address).host
    const host = hosts.get(name) ?? { waiting: [], active: 0, notBefore: 0 }
    hosts.set(name, host)
    host.waiting.push(address)
  }
  let active = 0
  await new Promise<void>((done) => {
    const next = () => {
      for (const host of hosts.values()) {
        while (host.waiting.length > 0 && host.active < options.perHost && active < options.total) {
          const address = host.waiting.shift()!
          host.active++
          active++
          requestWithRetries(address, host, options).then((answer) => {
            answers.set(address, answer)
            options.onAnswer?.(address, answer)
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
  return settleUnknownHosts(answers)
}

async function requestWithRetries(address: string, host: Host, options: RequestOptions): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    await sleep(host.notBefore - Date.now())
    const answer = await requestUrl(address, options)
    if (!answer.isPassing || tried >= options.tries) return answer
    const wait = Math.max(answer.retryAfter ?? 0, options.backoff * 2 ** (tried - 1))
    if (wait > options.longestWait) return answer
    // `Retry-After` applies to all requests to this host.
    if (answer.retryAfter !== undefined) host.notBefore = Math.max(host.notBefore, Date.now() + wait)
    await sleep(wait)
  }
}

function sleep(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve()
}

/** Marks URLs with an unknown host as broken, unless no request succeeded at all. In that case, this machine is probably offline. */
function settleUnknownHosts(answers: Map<string, Answer>): Map<string, Answer> {
  const isOnline = [...answers.values()].some(({ detail }) => /^\d{3}$/.test(detail))
  if (!isOnline) return answers
  for (const [address, answer] of answers) if (answer.isNoHost) answers.set(address, { ...answer, state: 'broken' })
  return answers
}
