import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UserError } from '../util/user-error.ts'

/**
 * TypeScript's native compiler as a process that answers requests, JSON-RPC with the headers of the Language Server Protocol.
 *
 * Many requests are under way at once: the compiler works on them in several threads. Its own library for this
 * (`typescript/unstable/async`) takes three times as long for a request, and there are thousands of them.
 */
export interface CompilerProcess {
  /** @throws {UserError} What the compiler says, or that it has ended. */
  request<Result>(method: string, params: unknown): Promise<Result>
  /** Ends it at once. What is under way fails. */
  end(): void
}

interface Answer {
  id: number
  result?: unknown
  error?: { message: string }
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/**
 * @param cwd Where relative paths start.
 * @throws {UserError} if there is no compiler for this machine. That it does not start is what the requests throw.
 */
export function startCompilerProcess(cwd: string): CompilerProcess {
  const child = spawn(compilerPath(), ['--api', '--async', '--cwd', cwd], {
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // It lives for seconds: it may use memory rather than collect garbage, which costs it a quarter of its time.
    env: { GOGC: 'off', GOMEMLIMIT: '1GiB', ...process.env },
  })
  return talkTo(child)
}

function talkTo(child: ChildProcessWithoutNullStreams): CompilerProcess {
  const waiting = new Map<number, Waiting>()
  let count = 0
  // What is asked in the same turn of the event loop, but for the first of it, is sent together.
  let queue: string[] | undefined
  let complaint = ''
  let end: Error | undefined

  const fail = (error: Error) => {
    end ??= error
    for (const { reject } of waiting.values()) reject(end)
    waiting.clear()
  }
  const sendRest = () => {
    if (queue && queue.length > 0) child.stdin.write(queue.join(''))
    queue = undefined
  }
  readMessages(child.stdout, (text) => {
    const { id, result, error } = JSON.parse(text) as Answer
    const request = waiting.get(id)
    waiting.delete(id)
    if (error) request?.reject(failure(error.message))
    else request?.resolve(result)
  })
  child.stderr.on('data', (text) => {
    complaint = (complaint + text).slice(-2000)
  })
  // That it ended is said by `close`.
  child.stdin.on('error', () => {})
  child.once('error', (error) => fail(cannotStart(error)))
  child.once('close', (code, signal) => fail(failure(`it ended with ${signal ?? code}. ${complaint}`)))

  return {
    request: <Result>(method: string, params: unknown) =>
      new Promise<Result>((resolve, reject) => {
        if (end) return reject(end)
        const id = ++count
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
        const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
        const message = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
        if (queue) queue.push(message)
        else {
          queue = []
          setImmediate(sendRest)
          child.stdin.write(message)
        }
      }),
    end() {
      fail(failure('it was ended.'))
      child.kill('SIGKILL')
    },
  }
}

function failure(what: string): UserError {
  const [reason] = what.trim().split('\n')
  return new UserError(
    `TypeScript's compiler failed: ${reason}`,
    'Find the sample that it fails at, and give it `nocheck reason="…"`.',
    1,
  )
}

const headEnd = Buffer.from('\r\n\r\n')

/** Calls `take` with the body of each message. */
function readMessages(stream: NodeJS.ReadableStream, take: (body: string) => void): void {
  let parts: Buffer[] = []
  let size = 0
  // Bytes that have to be there before it is worth looking.
  let wanted = 0
  stream.on('data', (chunk: Buffer) => {
    parts.push(chunk)
    size += chunk.length
    if (size < wanted) return
    const all = parts.length === 1 ? chunk : Buffer.concat(parts)
    let at = 0
    wanted = 0
    while (true) {
      const head = all.indexOf(headEnd, at)
      if (head === -1) break
      const start = head + headEnd.length
      const end = start + Number(/Content-Length: (\d+)/i.exec(all.toString('latin1', at, head))?.[1])
      if (end > all.length) {
        wanted = end - at
        break
      }
      take(all.toString('utf8', start, end))
      at = end
    }
    parts = at < all.length ? [all.subarray(at)] : []
    size = all.length - at
  })
}

/** What is said when there is no compiler. */
export function cannotStart(cause: unknown): UserError {
  return Object.assign(
    new UserError(
      `TypeScript's compiler cannot be started: ${cause instanceof Error ? cause.message : cause}`,
      'It comes as an optional dependency of `typescript`: install again without `--omit=optional`, or set `samples: false` in `site.config.ts`.',
      1,
    ),
    { cause },
  )
}

/** @throws {UserError} if the package with the compiler for this machine is not installed. */
function compilerPath(): string {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
  try {
    const manifest = createRequire(typescript).resolve(`${name}/package.json`)
    return join(dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc')
  } catch (cause) {
    throw cannotStart(new Error(`Unable to resolve ${name}.`, { cause }))
  }
}
