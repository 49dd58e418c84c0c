import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IsImportable } from '../model/site.ts'
import { CompilerFailure } from './error.ts'

/**
 * TypeScript's native compiler, running as a process that answers requests. Messages are JSON-RPC with the headers of
 * the Language Server Protocol.
 *
 * Many requests can be in flight at once, and the compiler handles them in several threads. The compiler's own client
 * library (`typescript/unstable/async`) is much slower per request, and there are thousands of requests.
 */
export interface CompilerProcess {
  /**
   * Sends a request.
   *
   * @throws {CompilerFailure} if the compiler reports an error or has exited.
   */
  request<Result>(method: string, params: unknown): Promise<Result>
  /** Ends the process immediately. Requests in flight are rejected. */
  end(): void
}

/** Sends the compiler a request about one program. The function adds the program to `params`. */
export type ProgramRequest = <Result>(method: string, params?: object) => Promise<Result>

/** A message of the compiler: the response to a request, or a question about a file. */
interface CompilerMessage {
  id: number
  method?: 'readFile'
  params?: string
  result?: unknown
  error?: { message: string }
}

interface PendingRequest {
  resolve(result: unknown): void
  reject(error: Error): void
}

/**
 * Starts the compiler.
 *
 * @param cwd Base folder for relative paths.
 * @param isReadable Returns whether the compiler may read a file. It treats all other files as if they didn't exist.
 * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed. If the process fails to start, the requests are
 *   rejected instead.
 */
export function startCompilerProcess(cwd: string, isReadable: IsImportable): CompilerProcess {
  const child = spawn(compilerPath(), ['--api', '--async', '--cwd', cwd, '--callbacks=readFile'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // The compiler is written in Go, which by default collects garbage whenever the heap has doubled. The process runs for only a few
    // seconds, so let the heap triple. Without any collection and with a limit of 1 GB, a site with many samples would take longer, because
    // the heap of a large program stays near the limit, and Go would collect it again and again.
    env: { GOGC: '200', ...process.env },
  })
  return createClient(child, isReadable)
}

function createClient(child: ChildProcessWithoutNullStreams, isReadable: IsImportable): CompilerProcess {
  const pending = new Map<number, PendingRequest>()
  let count = 0
  // Requests in the same turn of the event loop are sent together, except for the first, which is sent immediately.
  let queue: string[] | undefined
  let stderrText = ''
  let end: Error | undefined

  const fail = (error: Error) => {
    end ??= error
    for (const { reject } of pending.values()) reject(end)
    pending.clear()
  }
  const sendRest = () => {
    if (queue && queue.length > 0) child.stdin.write(queue.join(''))
    queue = undefined
  }
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    const text = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    if (queue) queue.push(text)
    else {
      queue = []
      setImmediate(sendRest)
      child.stdin.write(text)
    }
  }
  readMessages(child.stdout, (text) => {
    const { id, method, params, result, error } = JSON.parse(text) as CompilerMessage
    if (method !== undefined) return send({ id, result: isReadable(params!) ? null : { content: null } })
    const request = pending.get(id)
    pending.delete(id)
    if (error) request?.reject(failure(error.message))
    else request?.resolve(result)
  })
  child.stderr.on('data', (text) => {
    stderrText = (stderrText + text).slice(-2000)
  })
  // A broken pipe means that the process has exited, which `close` reports.
  child.stdin.on('error', () => {})
  child.once('error', (error) => fail(cannotStart(error)))
  child.once('close', (code, signal) => fail(failure(`it exited with ${signal ?? code}. ${stderrText}`)))

  return {
    request: <Result>(method: string, params: unknown) =>
      new Promise<Result>((resolve, reject) => {
        if (end) return reject(end)
        const id = ++count
        pending.set(id, { resolve: resolve as PendingRequest['resolve'], reject })
        send({ id, method, params })
      }),
    end() {
      fail(failure('it was stopped.'))
      child.kill('SIGKILL')
    },
  }
}

function failure(what: string): CompilerFailure {
  const [reason] = what.trim().split('\n')
  return new CompilerFailure(
    `TypeScript’s compiler failed: ${reason}`,
    'Find the sample that causes this, and add `nocheck reason="…"` to it.',
  )
}

const headEnd = Buffer.from('\r\n\r\n')

/** Splits a stream into messages, and calls `onMessage` with the body of each message. */
function readMessages(stream: NodeJS.ReadableStream, onMessage: (body: string) => void): void {
  let parts: Buffer[] = []
  let size = 0
  // Number of bytes to wait for before parsing again.
  let bytesNeeded = 0
  stream.on('data', (chunk: Buffer) => {
    parts.push(chunk)
    size += chunk.length
    if (size < bytesNeeded) return
    const all = parts.length === 1 ? chunk : Buffer.concat(parts)
    let at = 0
    bytesNeeded = 0
    while (true) {
      const head = all.indexOf(headEnd, at)
      if (head === -1) break
      const start = head + headEnd.length
      const end = start + Number(/Content-Length: (\d+)/i.exec(all.toString('latin1', at, head))?.[1])
      if (end > all.length) {
        bytesNeeded = end - at
        break
      }
      onMessage(all.toString('utf8', start, end))
      at = end
    }
    parts = at < all.length ? [all.subarray(at)] : []
    size = all.length - at
  })
}

/** Returns the error for a compiler that can't be started. */
export function cannotStart(cause: unknown): CompilerFailure {
  return new CompilerFailure(
    `TypeScript’s compiler can’t be started: ${cause instanceof Error ? cause.message : cause}`,
    'It is an optional dependency of `typescript`. Install again without `--omit=optional`, or set `samples: false` in `site.config.ts`.',
    { cause },
  )
}

/**
 * Returns the path of the compiler.
 *
 * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed.
 */
export function compilerPath(): string {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
  try {
    const manifest = createRequire(typescript).resolve(`${name}/package.json`)
    return join(dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc')
  } catch (cause) {
    throw cannotStart(new Error(`Unable to resolve ${name}.`, { cause }))
  }
}
