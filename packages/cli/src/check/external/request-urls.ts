import { type Answer, requestUrl } from './request-url.ts'

export interface RequestOptions {
  /** For one try, in milliseconds. */
  timeout: number
  tries: number
  /** Before the second try, in milliseconds; it doubles with each one. */
  backoff: number
  /** A site that asks to wait longer, in milliseconds, is not waited for. */
  longestWait: number
  /** Requests at once. */
  total: number
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
  /** Nothing is asked before this time. */
  notBefore: number
}

/** Asks all addresses: few at once of one host, and again after a while what may have been a passing fault. */
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
          patientAnswer(address, host, options).then((answer) => {
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

async function patientAnswer(address: string, host: Host, options: RequestOptions): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    await sleep(host.notBefore - Date.now())
    const answer = await requestUrl(address, options)
    if (!answer.isPassing || tried >= options.tries) return answer
    const wait = Math.max(answer.retryAfter ?? 0, options.backoff * 2 ** (tried - 1))
    if (wait > options.longestWait) return answer
    // A host that asks for patience is left alone by all.
    if (answer.retryAfter !== undefined) host.notBefore = Math.max(host.notBefore, Date.now() + wait)
    await sleep(wait)
  }
}

function sleep(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve()
}

/** A host without a name is gone, unless nothing at all can be reached: then it is the network of this machine that is. */
function settleUnknownHosts(answers: Map<string, Answer>): Map<string, Answer> {
  const isOnline = [...answers.values()].some(({ detail }) => /^\d{3}$/.test(detail))
  if (!isOnline) return answers
  for (const [address, answer] of answers) if (answer.isNoHost) answers.set(address, { ...answer, state: 'broken' })
  return answers
}
