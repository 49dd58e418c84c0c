import { mkdtempSync, realpathSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeOnExit } from '@docs-engine/shared/remove-on-exit.ts'
import { readableFolders } from '../environment/readable-folders.ts'
import type { IsImportable } from '../model/site.ts'
import { type BundledSample, bundleSample, type SampleRun } from './bundle-sample.ts'
import { executeInProcess, type ProcessOptions, type RunResult } from './sample-process.ts'

/** Time limit for one sample, in milliseconds. */
const timeLimit = 10_000
/** Time limit when a sample is executed again, in milliseconds. A busy machine can need much longer to load a large package. */
const secondTimeLimit = 60_000
/** Time limit for all samples of a command, in seconds. Can be set with the environment variable `DOCS_SAMPLES_SECONDS`. */
const totalSeconds = Number(process.env.DOCS_SAMPLES_SECONDS) || 300

export interface RunOptions {
  root: string
  /**
   * Whether samples can only read installed packages, can only write to a temporary folder, and can't start processes.
   * Default: `true`.
   */
  sandbox?: boolean | undefined
  isImportable: IsImportable
  isExpected: (result: RunResult, index: number) => boolean
}

/**
 * Executes samples in Node. Results are in the order of the samples.
 *
 * Samples share a few processes, so that each process loads a package only once. A sample with an unexpected result is
 * executed again, alone and in a new process, to rule out side effects of other samples and a busy machine.
 *
 * Packages are imported from the site. `NODE_ENV` is `development`, so that libraries run their development checks.
 */
export async function runSamples(
  runs: SampleRun[],
  { root, sandbox = true, isImportable, isExpected }: RunOptions,
): Promise<RunResult[]> {
  const results: RunResult[] = []
  const bundles = await Promise.all(
    runs.map((run, index) =>
      bundleSample(run, root, isImportable).catch((error: Error & { errors?: { text: string }[] }) => {
        results[index] = { stdout: '', stderr: '', failure: error.errors?.[0]?.text ?? String(error) }
        return undefined
      }),
    ),
  )
  const pending = bundles.flatMap((bundle, index) => (bundle === undefined ? [] : [{ ...bundle, index }]))
  if (pending.length === 0) return results
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-')))
  const removeFolder = removeOnExit(folder)
  const options = {
    readable: sandbox ? readableFolders([root, ...pending.flatMap(({ modules }) => modules)]) : undefined,
    folder,
    deadline: Date.now() + totalSeconds * 1000,
  }
  // Use more processes than cores, because many samples wait for timers.
  const processes = Math.min(2 * availableParallelism(), pending.length)
  const shares = Array.from({ length: processes }, (_, share) => pending.filter((_, i) => i % processes === share))
  await Promise.all(shares.map((share) => executeAll(share, results, { ...options, limit: timeLimit })))
  for (const sample of pending) {
    if (results[sample.index] && isExpected(results[sample.index]!, sample.index)) continue
    await executeAll([sample], results, { ...options, limit: secondTimeLimit })
    results[sample.index] ??= { stdout: '', stderr: '', failure: outOfTime }
  }
  removeFolder()
  return results
}

const outOfTime = `It didn’t finish, because all samples together took longer than ${totalSeconds} s. Remove samples that never end, or set the environment variable \`DOCS_SAMPLES_SECONDS\` to a higher limit.`

interface PendingSample extends BundledSample {
  index: number
}

/**
 * Executes samples one after another. After a sample fails or ends its process, the remaining samples are executed in a
 * new process. When the time for all samples is over, the remaining samples don't get a result.
 */
async function executeAll(
  samples: PendingSample[],
  results: RunResult[],
  options: Omit<ProcessOptions, 'onResult'>,
): Promise<void> {
  let rest = samples
  while (rest.length > 0 && Date.now() < options.deadline) {
    const done = await executeInProcess(
      rest.map(({ code }) => code),
      {
        ...options,
        onResult(position, result) {
          results[rest[position]!.index] = result
        },
      },
    )
    rest = rest.slice(done)
  }
}
