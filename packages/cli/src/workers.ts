import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface PoolOptions<Item, Result> {
  /** Module of the bundle which answers with `serveItems`. */
  script: URL
  workerData: unknown
  /** The same work, done in this thread. */
  here: (item: Item) => Promise<Result>
  /** Items that are worth the start of a worker. */
  worthAWorker: number
}

const batchSize = 6

/**
 * Maps items to results, in their order. This thread works too; there are as many workers as other cores, if there is enough to do.
 */
export async function mapInWorkers<Item, Result>(items: Item[], options: PoolOptions<Item, Result>): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  let next = 0
  const take = (count: number) => {
    const from = next
    next = Math.min(items.length, next + count)
    return from
  }
  const count = Math.min(availableParallelism() - 1, Math.floor(items.length / options.worthAWorker))
  const workers = Array.from({ length: count }, () => startWorker(options))
  const stop = { error: undefined as unknown }

  const remote = workers.map(
    (worker) =>
      new Promise<void>((done, fail) => {
        let outstanding = 0
        const feed = () => {
          while (outstanding < 2 && next < items.length && stop.error === undefined) {
            const from = take(batchSize)
            worker.postMessage({ from, items: items.slice(from, next) })
            outstanding++
          }
          if (outstanding === 0) done()
        }
        worker.on('message', ({ from, answers, error }: { from: number; answers: Result[]; error?: unknown }) => {
          outstanding--
          if (error !== undefined) fail(error)
          else for (const [i, answer] of answers.entries()) results[from + i] = answer
          feed()
        })
        worker.on('error', fail)
        worker.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A worker stopped with exit code ${code}.`))))
        feed()
      }),
  )
  const local = (async () => {
    while (next < items.length && stop.error === undefined) {
      const index = take(1)
      results[index] = await options.here(items[index]!)
      // Answers of the workers are taken, and they get more to do.
      if (workers.length > 0) await new Promise(setImmediate)
    }
  })()
  try {
    await Promise.all([local, ...remote])
  } catch (error) {
    stop.error = error
    throw error
  } finally {
    for (const worker of workers) worker.terminate()
  }
  return results
}

function startWorker<Item, Result>({ script, workerData }: PoolOptions<Item, Result>): Worker {
  // Parsing makes much garbage that dies young: a larger young generation halves the time spent on it.
  return new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 64 } })
}
