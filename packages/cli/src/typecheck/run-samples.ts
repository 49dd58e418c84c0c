import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { bundleSample, type SampleRun } from './bundle-sample.ts'
import { runThreadSource } from './run-thread.ts'

/** The output of an executed sample. */
export interface RunResult {
  stdout: string
  stderr: string
  /** The reason why the sample didn't finish. */
  failure?: string
}

/** Time limit for one sample, in milliseconds. */
const timeLimit = 10_000
/** Time limit when a sample is executed again, in milliseconds. A busy machine can need much longer to load a large package. */
const secondTimeLimit = 60_000

/**
 * Executes samples in Node. Results are in the order of the samples.
 *
 * Samples share a few threads, so that each thread loads a package only once. A sample with an unexpected result is
 * executed again, alone and in a new thread, to rule out side effects of other samples and a busy machine.
 *
 * Packages are imported from the site. `NODE_ENV` is `development`, so that libraries run their development checks.
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
  const pending = codes.flatMap((code, index) => (code === undefined ? [] : [{ index, code }]))
  // Use more threads than cores, because many samples wait for timers.
  const threads = Math.min(2 * availableParallelism(), pending.length)
  const shares = Array.from({ length: threads }, (_, thread) => pending.filter((_, i) => i % threads === thread))
  await Promise.all(shares.map((share) => executeAll(share, results, timeLimit)))
  for (const sample of pending) {
    if (!isExpected(results[sample.index]!, sample.index)) await executeAll([sample], results, secondTimeLimit)
  }
  return results
}

interface PendingSample {
  index: number
  code: string
}

/**
 * Executes samples one after another. After a sample fails or ends its thread, the remaining samples are executed in a
 * new thread.
 */
async function executeAll(samples: PendingSample[], results: RunResult[], limit: number): Promise<void> {
  let rest = samples
  while (rest.length > 0) {
    const done = await executeThread(
      rest.map(({ code }) => code),
      limit,
      (position, result) => {
        results[rest[position]!.index] = result
      },
    )
    rest = rest.slice(done)
  }
}

/**
 * Executes samples in one thread until a sample fails or ends the thread.
 *
 * @returns The number of samples that have a result. It's at least 1, so that the caller makes progress.
 */
function executeThread(
  codes: string[],
  limit: number,
  onResult: (position: number, result: RunResult) => void,
): Promise<number> {
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
        failure = `It didn’t finish within ${limit / 1000} s.`
        void worker.terminate()
      }, limit)
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
        onResult(position++, { stdout: '', stderr: '', failure: failure ?? 'It ended the thread that runs samples.' })
      }
      resolve(position)
    })
  })
}

function moduleUrl(code: string): URL {
  return new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}
