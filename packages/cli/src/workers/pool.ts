import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { restoreClass, unpackError } from './error-transfer.ts'
import { workerOptions } from './worker-options.ts'

/** The jobs that `page-worker.ts` implements. */
export type JobName = 'parse' | 'render' | 'search'

interface Job {
  name: JobName
  /** Plain data that a worker receives once, with the first request for the job. */
  data: unknown
}

interface MapJob<Item, Result> extends Job {
  /** Processes an item in this thread. */
  runHere: (item: Item) => Result | Promise<Result>
  /** Minimum number of items per worker that makes up for its startup time. */
  minItemsPerWorker: number
}

/**
 * A pool of worker threads. The maximum number of workers is one less than the number of CPU cores, because the main thread processes items
 * as well. Workers start on demand, and end with the process or when `close` is called.
 */
export interface WorkerPool {
  /**
   * Maps items to results, in the same order. The calling thread processes items as well. Items are read from the iterable when they are
   * needed.
   */
  map<Item, Result>(items: Iterable<Item>, job: MapJob<Item, Result>): Promise<Result[]>
  /** Submits an item to the least busy worker. Returns `undefined` if there is no worker or all of them are busy. */
  trySubmit<Item, Result>(item: Item, job: Job): Promise<Result> | undefined
  /**
   * Returns a function that submits all items to the same worker, for a job that keeps state. Returns `undefined` if there is no worker.
   */
  pin<Item, Result>(job: Job): ((item: Item) => Promise<Result>) | undefined
  /** Starts workers until `count` are running, or until the maximum is reached. */
  start(count: number): void
  /** Terminates all workers. */
  close(): void
}

export interface WorkerRequest {
  job: JobName
  items: unknown[]
  /** The job's data. Only sent with the first request for the job. */
  data?: unknown
}

/** The results of a request, or an error converted by `packError`. */
export type WorkerResponse = { results: unknown[] } | { error: unknown }

interface PageWorker {
  /** Number of requests without a response. */
  waiting: number
  post<Item, Result>(items: Item[], job: Job): Promise<Result[]>
  close(): void
}

/** Maximum number of items in a request. */
const batchSize = 6
/** Number of requests in flight per worker. It's more than one, so that a worker has its next items before it finishes the current ones. */
const requestsPerWorker = 2
/**
 * Number of pending requests at which a worker counts as busy. It's more than one, because this thread only reads responses between the
 * pages that it processes itself.
 */
const maxPendingRequests = 3

export function createWorkerPool(): WorkerPool {
  const maxWorkers = availableParallelism() - 1
  const workers: PageWorker[] = []
  const start = (count: number) => {
    while (workers.length < Math.min(count, maxWorkers)) workers.push(startWorker())
  }
  const close = () => {
    for (const worker of workers.splice(0)) worker.close()
  }
  const leastBusy = () => workers.reduce((a, b) => (a && a.waiting <= b.waiting ? a : b), workers[0])
  const postOne = <Item, Result>(worker: PageWorker, item: Item, job: Job) =>
    worker.post<Item, Result>([item], job).then(([result]) => result!)
  return {
    start,
    close,
    trySubmit(item, job) {
      const worker = leastBusy()
      return worker && worker.waiting < maxPendingRequests ? postOne(worker, item, job) : undefined
    },
    pin(job) {
      const worker = leastBusy()
      return worker && ((item) => postOne(worker, item, job))
    },
    async map<Item, Result>(items: Iterable<Item>, job: MapJob<Item, Result>): Promise<Result[]> {
      const results: Result[] = []
      const queue = createQueue(items)
      start(Math.floor(queue.lookAhead(maxWorkers * job.minItemsPerWorker) / job.minItemsPerWorker))
      // The last items are distributed one by one, so that all threads finish at about the same time.
      const nextSize = () => {
        const shares = requestsPerWorker * (workers.length + 1)
        return Math.max(1, Math.floor(queue.lookAhead(batchSize * shares) / shares))
      }
      let isStopped = false
      const remote = workers.flatMap((worker) =>
        Array.from({ length: requestsPerWorker }, async () => {
          while (!isStopped) {
            const { from, items } = queue.take(nextSize())
            if (items.length === 0) return
            for (const [i, result] of (await worker.post<Item, Result>(items, job)).entries())
              results[from + i] = result
          }
        }),
      )
      const local = async () => {
        while (!isStopped) {
          const { from, items } = queue.take(1)
          if (items.length === 0) return
          results[from] = await job.runHere(items[0]!)
          // Yield, so that this thread can read the workers' responses and send them more items.
          if (workers.length > 0) await new Promise(setImmediate)
        }
      }
      try {
        await Promise.all([local(), ...remote])
      } catch (error) {
        close()
        throw error
      } finally {
        isStopped = true
      }
      return results
    },
  }
}

function createQueue<Item>(items: Iterable<Item>) {
  const iterator = items[Symbol.iterator]()
  const buffer: Item[] = []
  let taken = 0
  const read = (count: number) => {
    while (buffer.length < count) {
      const { value, done } = iterator.next()
      if (done) break
      buffer.push(value)
    }
  }
  return {
    /** Reads items until `count` of them are buffered or no more exist. Returns the number of buffered items. */
    lookAhead(count: number): number {
      read(count)
      return buffer.length
    },
    /** Removes up to `count` items. `from` is the index of the first item. */
    take(count: number): { from: number; items: Item[] } {
      read(count)
      const from = taken
      const items = buffer.splice(0, count)
      taken += items.length
      return { from, items }
    },
  }
}

function startWorker(): PageWorker {
  const worker = new Worker(new URL('./page-worker.js', import.meta.url), workerOptions())
  const startedJobs = new Set<JobName>()
  const pending: { done: (results: unknown[]) => void; fail: (error: unknown) => void }[] = []
  let failure: unknown
  const rejectAll = (error: unknown) => {
    failure ??= error
    for (const { fail } of pending.splice(0)) fail(failure)
  }
  // Responses arrive in the order of the requests, so each response is for the first pending request.
  worker.on('message', (response: WorkerResponse) => {
    const { done, fail } = pending.shift()!
    // The worker keeps the process alive only while a request is in flight.
    if (pending.length === 0) worker.unref()
    if ('error' in response) fail(unpackError(response.error))
    else done(response.results)
  })
  worker.on('error', (error) => rejectAll(restoreClass(error)))
  worker.on('exit', (code) => rejectAll(new Error(`A worker thread exited with code ${code}.`)))
  worker.unref()
  return {
    get waiting() {
      return pending.length
    },
    post: (items, { name, data }) =>
      new Promise((done, fail) => {
        if (failure !== undefined) {
          fail(failure)
          return
        }
        if (pending.length === 0) worker.ref()
        pending.push({ done: done as (results: unknown[]) => void, fail })
        worker.postMessage({ job: name, items, ...(!startedJobs.has(name) && { data }) } satisfies WorkerRequest)
        startedJobs.add(name)
      }),
    close() {
      worker.terminate()
    },
  }
}

/** Calls `work` with a pool whose workers end when `work` has finished. */
export async function withPool<Result>(work: (pool: WorkerPool) => Promise<Result>): Promise<Result> {
  const pool = createWorkerPool()
  try {
    return await work(pool)
  } finally {
    pool.close()
  }
}
