import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

export interface Wanted {
  path: string
  /** Returns the problem with a response, or `undefined` if it's correct. */
  fault: (answer: Answer) => string | undefined
  isGzipped?: boolean
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The uncompressed body. */
  body: Buffer
}

export interface LoadResult {
  requests: number
  /** The problems, with their paths. */
  faults: string[]
  perSecond: number
  /** Durations, in milliseconds. */
  median: number
  slowest: number
}

export interface LoadOptions {
  origin: string
  connections: number
  /** Returns the next request, or `undefined` to stop. */
  next: () => Wanted | undefined
}

/** Keeps the given number of connections busy, and checks every byte of every response. */
export async function load({ origin, connections, next }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const faults: string[] = []
  const start = performance.now()
  async function keepAsking(): Promise<void> {
    for (let wanted = next(); wanted; wanted = next()) {
      const begin = performance.now()
      const fault = await ask(origin, wanted, agent).then(wanted.fault, String)
      times.push(performance.now() - begin)
      if (fault) faults.push(`${wanted.path}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    faults,
    perSecond: Math.round((times.length * 1000) / (performance.now() - start)),
    median: Math.round(times[times.length >> 1]!),
    slowest: Math.round(times.at(-1)!),
  }
}

function ask(origin: string, { path, isGzipped }: Wanted, agent: Agent): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': isGzipped ? 'gzip' : 'identity' }
    const sent = request(origin + path, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', fail)
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        try {
          const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
          done({ status: response.statusCode!, headers: response.headers, body })
        } catch (error) {
          fail(error)
        }
      })
    })
    sent.setTimeout(60_000, () => sent.destroy(new Error('No answer within 60 s.')))
    sent.on('error', fail)
    sent.end()
  })
}
