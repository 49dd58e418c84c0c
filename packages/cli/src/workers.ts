import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface PoolOptions<Item, Result> {
  /** Module of the bundle which answers `{ from, items }` with `{ from, answers }` or `{ error }`. */
  script: URL
  workerData: unknown
  /** The same work, done in this thread. */
  here: (item: Item) => Promise<Result>
  /** Items that are worth the start of a worker. */
  worthAWorker: number
}

const batchSize = 6
/** Batches in which a worker has what it does and what it does next. */
const batchesAtOnce = 2

/**
 * Maps items to results, in their order. This thread works too; there are as many workers as other cores, if there is enough to do.
 *
 * Items are taken as they are needed, and not kept.
 */
export async function mapInWorkers<Item, Result>(
  items: Iterable<Item>,
  options: PoolOptions<Item, Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = createQueue(items)
  const others = availableParallelism() - 1
  const count = Math.floor(queue.lookAhead(others * options.worthAWorker) / options.worthAWorker)
  const workers = Array.from({ length: count }, () => startWorker(options))
  // The last ones are dealt out one by one, so that all threads end together.
  const nextSize = () => {
    const shares = batchesAtOnce * (workers.length + 1)
    return Math.max(1, Math.floor(queue.lookAhead(batchSize * shares) / shares))
  }
  let isStopped = false

  const remote = workers.map(
    (worker) =>
      new Promise<void>((done, fail) => {
        let outstanding = 0
        const feed = () => {
          while (outstanding < batchesAtOnce && !isStopped) {
            const batch = queue.take(nextSize())
            if (batch.items.length === 0) break
            worker.postMessage(batch)
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
    while (!isStopped) {
      const { from, items } = queue.take(1)
      if (items.length === 0) return
      results[from] = await options.here(items[0]!)
      // Answers of the workers are taken, and they get more to do.
      if (workers.length > 0) await new Promise(setImmediate)
    }
  })()
  try {
    await Promise.all([local, ...remote])
  } finally {
    isStopped = true
    for (const worker of workers) worker.terminate()
  }
  return results
}

function createQueue<Item>(items: Iterable<Item>) {
  const iterator = items[Symbol.iterator]()
  const ahead: Item[] = []
  let taken = 0
  const read = (count: number) => {
    while (ahead.length < count) {
      const { value, done } = iterator.next()
      if (done) break
      ahead.push(value)
    }
  }
  return {
    /** How many of so many items there are. */
    lookAhead(count: number): number {
      read(count)
      return ahead.length
    },
    take(count: number): { from: number; items: Item[] } {
      read(count)
      const from = taken
      const items = ahead.splice(0, count)
      taken += items.length
      return { from, items }
    },
  }
}

function startWorker<Item, Result>({ script, workerData }: PoolOptions<Item, Result>): Worker {
  // Parsing makes much garbage that dies young: a larger young generation halves the time spent on it.
  return new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 32 } })
}
