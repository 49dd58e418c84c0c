import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** The output of an executed sample. */
export interface RunResult {
  stdout: string
  stderr: string
  /** The reason why the sample didn't finish. */
  failure?: string
}

/** Maximum size of a sample's output, in bytes. */
const maxOutput = 1_000_000

/**
 * The variables of the environment that samples can read. All others are withheld, because they may contain secrets. `SystemRoot` is needed
 * for network connections on Windows.
 */
const passedVariables = /^(?:PATH|HOME|USERPROFILE|LANG|LC_\w+|TZ|SystemRoot)$/i

const running = new Set<ChildProcess>()

export interface ProcessOptions {
  /** Folders and files that samples can read. If it's `undefined`, samples can use everything that Node offers. */
  readable: string[] | undefined
  /** Folder for the samples' temporary files, which they can read and write. */
  folder: string
  /** Time limit for each sample, in milliseconds. */
  limit: number
  /** When the time for all samples is over, as returned by `Date.now()`. */
  deadline: number
  onResult: (position: number, result: RunResult) => void
}

/**
 * Executes samples in a new process, one after another, until a sample fails, ends the process, or the time is over.
 *
 * @param codes The code of the samples, as ES modules.
 * @returns The number of samples that have a result.
 */
export function executeInProcess(
  codes: string[],
  { readable, folder, limit, deadline, onResult }: ProcessOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...permissions(readable, folder), '-e', `(${executeSamples})((url) => import(url), ${maxOutput})`],
      {
        // The results are written to a pipe of their own, so that they can't be mixed up with output.
        stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
        windowsHide: true,
        env: {
          ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedVariables.test(name))),
          TMPDIR: folder,
          TEMP: folder,
          TMP: folder,
          NODE_ENV: 'development',
          NO_COLOR: '1',
          FORCE_COLOR: '0',
        },
      },
    )
    endWithThisProcess(child)
    let position = 0
    let failure: string | undefined
    let timer: NodeJS.Timeout
    const watch = () => {
      clearTimeout(timer)
      const left = deadline - Date.now()
      timer = setTimeout(
        () => {
          if (left > limit) failure = `It didn’t finish within ${limit / 1000} s.`
          child.kill('SIGKILL')
        },
        Math.min(limit, left),
      )
    }
    const settle = (result: RunResult) => {
      if (position < codes.length) onResult(position++, result)
      if (result.failure) child.kill('SIGKILL')
    }
    watch()
    readLines(child.stdio[3] as NodeJS.ReadableStream, (line) => {
      watch()
      settle(line === undefined ? { stdout: '', stderr: '', failure: tooMuchOutput } : parseResult(line))
    })
    child.once('error', (error) => {
      failure = `Node can’t be started: ${error.message}`
    })
    // A broken pipe means that the process has ended, which `close` reports.
    child.stdin!.on('error', () => {})
    child.stdin!.end(JSON.stringify(codes))
    child.once('close', () => {
      clearTimeout(timer)
      running.delete(child)
      const isOver = Date.now() >= deadline
      if (!isOver && (position === 0 || failure)) {
        settle({ stdout: '', stderr: '', failure: failure ?? 'It ended the process that runs samples.' })
      }
      resolve(position)
    })
  })
}

/** Parses a result, which a sample could have written itself. */
function parseResult(line: string): RunResult {
  try {
    const { stdout, stderr, failure }: RunResult = JSON.parse(line)
    const isText = [stdout, stderr, failure ?? ''].every((text) => typeof text === 'string')
    if (isText) return { stdout, stderr, ...(failure !== undefined && { failure }) }
  } catch {
    // It isn't an object.
  }
  return { stdout: '', stderr: '', failure: 'It wrote to the file descriptor 3, which Docs uses.' }
}

const tooMuchOutput = `It printed more than ${maxOutput / 1_000_000} MB.`

/**
 * Returns the options that turn on Node's permission model: no access to files except for reading `readable` and for the temporary folder,
 * and no processes, threads, or native addons. Returns no options if this version of Node doesn't have it.
 */
function permissions(readable: string[] | undefined, folder: string): string[] {
  const option = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  )
  if (!readable || !option) return []
  return [
    option,
    ...[...readable, folder].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}`,
    // By default, Node writes traces to the working folder, regardless of the permissions.
    `--trace-event-file-pattern=${join(folder, 'trace.log')}`,
  ]
}

/** Ends a process when this process ends. */
function endWithThisProcess(child: ChildProcess): void {
  // Use one listener for all processes, because Node prints a warning if an event has many listeners.
  if (!isListening) {
    process.once('exit', () => {
      for (const each of running) each.kill('SIGKILL')
    })
  }
  isListening = true
  running.add(child)
}
let isListening = false

/** Calls `onLine` with each line of a stream. For a line that is far too long, calls it with `undefined`, and ignores the rest. */
function readLines(stream: NodeJS.ReadableStream, onLine: (line: string | undefined) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const line of lines) onLine(line)
    if (rest.length <= 20 * maxOutput) return
    stream.removeAllListeners('data')
    onLine(undefined)
  })
}

/**
 * Imports the samples from stdin, one after another, in this process. It waits until the event loop is empty, writes the sample's output to
 * the file descriptor 3, and continues with the next sample.
 *
 * Node runs the source text of this function, so the function can't refer to anything outside of it.
 *
 * @param load Imports a module. It's a parameter because bundlers replace `import()` with calls of their own functions.
 */
function executeSamples(load: (url: string) => Promise<unknown>, maxOutput: number): void {
  const fs = process.getBuiltinModule('node:fs')
  const { writeSync } = fs
  const codes: string[] = JSON.parse(fs.readFileSync(0, 'utf8'))
  let output = { stdout: '', stderr: '' }
  let isSettled = true
  let hasResult = false
  let failure: string | undefined
  let next = 0
  /** The error code of a system call that needs more permissions. */
  const notPermitted = -1

  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      output[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      if (output[name].length > maxOutput) {
        output[name] = output[name].slice(0, 1000)
        fail(undefined, `It printed more than ${maxOutput / 1_000_000} MB.`)
      }
      const done = rest.find((argument) => typeof argument === 'function')
      if (done) process.nextTick(done)
      return true
    }
  }

  // A sample must not end or debug other processes, which Node's permission model doesn't prevent. `process.kill` calls `process._kill`.
  const { pid, ppid } = process
  const internals = process as unknown as { _kill(target: number, signal: number): number }
  const { _kill } = internals
  internals._kill = (target, signal) => (target === pid ? _kill(target, signal) : notPermitted)
  for (const name of ['_debugProcess', '_debugEnd']) Reflect.deleteProperty(process, name)
  // V8 can write logs to any file, regardless of Node's permissions.
  if (process.permission) {
    process.getBuiltinModule('node:v8').setFlagsFromString = () => {
      throw Object.assign(new Error('V8’s flags can’t be changed.'), {
        code: 'ERR_ACCESS_DENIED',
        permission: 'V8 flags',
      })
    }
    process.getBuiltinModule('node:module').syncBuiltinESMExports()
  }
  // End if the command was killed, and couldn't end this process.
  setInterval(() => process.ppid !== ppid && _kill(pid, 9), 1000).unref()

  process.on('uncaughtException', (error) => fail(error))
  process.on('exit', finish)
  process.on('beforeExit', () => {
    if (!isSettled) failure = 'It awaits a promise that never settles.'
    finish()
    if (next < codes.length) start()
  })
  // Start after Node's warning that its permission model is experimental, so that it doesn't become part of the output.
  setImmediate(start)

  function start() {
    isSettled = hasResult = false
    output = { stdout: '', stderr: '' }
    load(`data:text/javascript;base64,${Buffer.from(codes[next++]!).toString('base64')}`).then(() => {
      isSettled = true
    }, fail)
  }

  function fail(error: unknown, reason?: string) {
    const { code, permission, resource } = (error ?? {}) as { [key in 'code' | 'permission' | 'resource']?: string }
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    failure ??=
      reason ??
      (code === 'ERR_ACCESS_DENIED'
        ? `It isn’t allowed to access this: ${[permission, resource].filter(Boolean).join(' ')}. Samples can only read installed packages and write temporary files, unless \`samples.sandbox\` is \`false\`.`
        : `It threw ${text}`)
    finish()
  }

  function finish() {
    if (hasResult) return
    hasResult = true
    const result = Buffer.from(`${JSON.stringify({ ...output, ...(failure && { failure }) })}\n`)
    for (let at = 0; at < result.length; ) at += writeSync(3, result, at)
    if (failure) process.exit()
  }
}
