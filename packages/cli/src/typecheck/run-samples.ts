import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { bundleSample, type SampleRun } from './bundle-sample.ts'
import { runThreadSource } from './run-thread.ts'

export interface RunResult {
  stdout: string
  stderr: string
  /** Why it did not come to its end. */
  failure?: string
}

/** For one sample, in milliseconds. */
const timeLimit = 10_000

/**
 * Executes samples under Node. Results are in the order of the samples.
 *
 * They take turns in a few threads, so that packages are loaded once in each. A sample that does not do what is expected
 * is executed again, alone and in a fresh thread: then neither what others left behind nor a busy machine is to blame.
 *
 * Packages are those of the site; `NODE_ENV` is `development`, so that the checks of the libraries speak.
 */
export async function runSamples(
  runs: SampleRun[],
  { root, isExpected }: { root: string; isExpected: (result: RunResult, index: number) => boolean },
): Promise<RunResult[]> {
  const results: RunResult[] = []
  const codes = await Promise.all(
    runs.map((run, index) =>
      bundleSample(run, root).catch((error: Error & { errors?: { text: string }[] }) => {
        results[index] = { stdout: '', stderr: '', failure: error.errors?.[0]?.text ?? String(error) }
        return undefined
      }),
    ),
  )
  const waiting = codes.flatMap((code, index) => (code === undefined ? [] : [{ index, code }]))
  // More than there are cores, since many samples wait for their own timers.
  const threads = Math.min(2 * availableParallelism(), waiting.length)
  const shares = Array.from({ length: threads }, (_, thread) => waiting.filter((_, i) => i % threads === thread))
  await Promise.all(shares.map((share) => executeAll(share, results)))
  for (const sample of waiting) {
    if (!isExpected(results[sample.index]!, sample.index)) await executeAll([sample], results)
  }
  return results
}

interface Waiting {
  index: number
  code: string
}

/** Executes samples one after another. After one that fails or exits, the others go on in a new thread. */
async function executeAll(samples: Waiting[], results: RunResult[]): Promise<void> {
  let rest = samples
  while (rest.length > 0) {
    const done = await executeThread(
      rest.map(({ code }) => code),
      (position, result) => {
        results[rest[position]!.index] = result
      },
    )
    rest = rest.slice(done)
  }
}

/** @returns How many samples have a result, at least one. */
function executeThread(codes: string[], onResult: (position: number, result: RunResult) => void): Promise<number> {
  return new Promise((resolve) => {
    const worker = new Worker(moduleUrl(runThreadSource), {
      workerData: codes.map((code) => moduleUrl(code).href),
      stdout: true,
      stderr: true,
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    let position = 0
    let failure: string | undefined
    let timer: NodeJS.Timeout
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        failure = `It did not end within ${timeLimit / 1000} s.`
        void worker.terminate()
      }, timeLimit)
    }
    watch()
    worker.on('message', (result: RunResult) => {
      watch()
      onResult(position++, result)
      if (result.failure) void worker.terminate()
    })
    worker.on('error', (error) => {
      failure = `It threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      if (position === 0 || (position < codes.length && failure)) {
        onResult(position++, { stdout: '', stderr: '', failure: failure ?? 'It ended its thread.' })
      }
      resolve(position)
    })
  })
}

function moduleUrl(code: string): URL {
  return new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}
