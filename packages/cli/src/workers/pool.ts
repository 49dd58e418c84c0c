import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What `page-worker.ts` can do. */
export type JobName = 'parse' | 'draw' | 'search'

export interface Job {
  name: JobName
  /** What a thread begins it with: plain data. */
  data: unknown
}

export interface MapJob<Item, Result> extends Job {
  /** The same, done in this thread. */
  here: (item: Item) => Result | Promise<Result>
  /** Items that are worth the start of a thread. */
  minItemsPerWorker: number
}

/** Other threads, one for each other core. They start when they are needed, and end with the program or by `close`. */
export interface Workers {
  /** Maps items to results, in their order; this thread works too. Items are taken as they are needed, and not kept. */
  map<Item, Result>(items: Iterable<Item>, job: MapJob<Item, Result>): Promise<Result[]>
  /** Has one thing done by the thread that has least to do. undefined if none has time for it. */
  trySubmit<Item, Result>(item: Item, job: Job): Promise<Result> | undefined
  /** Finds a thread for all of a job, whose parts belong together. undefined if there is no other thread. */
  pin<Item, Result>(job: Job): ((item: Item) => Promise<Result>) | undefined
  /** Starts threads up to this number, or as many as there are other cores. */
  start(count: number): void
  close(): void
}

export interface Request {
  job: JobName
  items: unknown[]
  /** Comes with the first request for the job. */
  data?: unknown
}

export type Answer = { answers: unknown[] } | { error: unknown }

interface PageWorker {
  /** Requests without an answer. */
  waiting: number
  post<Item, Result>(items: Item[], job: Job): Promise<Result[]>
  close(): void
}

const batchSize = 6
/** Requests by which a thread has what it does and what it does next. */
const requestsAtOnce = 2
/** With fewer a thread has time for one more: this one reads answers only between pages of its own. */
const mostWaiting = 3

export function createWorkers(): Workers {
  const most = availableParallelism() - 1
  const workers: PageWorker[] = []
  const start = (count: number) => {
    while (workers.length < Math.min(count, most)) workers.push(startWorker())
  }
  const close = () => {
    for (const worker of workers.splice(0)) worker.close()
  }
  const idlest = () => workers.reduce((a, b) => (a && a.waiting <= b.waiting ? a : b), workers[0])
  const postOne = <Item, Result>(worker: PageWorker, item: Item, job: Job) =>
    worker.post<Item, Result>([item], job).then(([result]) => result!)
  return {
    start,
    close,
    trySubmit(item, job) {
      const worker = idlest()
      return worker && worker.waiting < mostWaiting ? postOne(worker, item, job) : undefined
    },
    pin(job) {
      const worker = idlest()
      return worker && ((item) => postOne(worker, item, job))
    },
    async map<Item, Result>(items: Iterable<Item>, job: MapJob<Item, Result>): Promise<Result[]> {
      const results: Result[] = []
      const queue = createQueue(items)
      start(Math.floor(queue.lookAhead(most * job.minItemsPerWorker) / job.minItemsPerWorker))
      // The last ones are dealt out one by one, so that all threads end together.
      const nextSize = () => {
        const shares = requestsAtOnce * (workers.length + 1)
        return Math.max(1, Math.floor(queue.lookAhead(batchSize * shares) / shares))
      }
      let isStopped = false
      const remote = workers.flatMap((worker) =>
        Array.from({ length: requestsAtOnce }, async () => {
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
          results[from] = await job.here(items[0]!)
          // Answers of the threads are taken, and they get more to do.
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

function startWorker(): PageWorker {
  const worker = new Worker(new URL('./page-worker.js', import.meta.url), {
    // Parsing makes much garbage that dies young: a larger young generation halves the time spent on it.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  const known = new Set<JobName>()
  const waiting: { done: (answers: unknown[]) => void; fail: (error: unknown) => void }[] = []
  let failure: unknown
  const endWith = (error: unknown) => {
    failure ??= error
    for (const { fail } of waiting.splice(0)) fail(failure)
  }
  // Requests are answered in their order.
  worker.on('message', (answer: Answer) => {
    const { done, fail } = waiting.shift()!
    // It keeps the program alive only while somebody waits.
    if (waiting.length === 0) worker.unref()
    if ('error' in answer) fail(answer.error)
    else done(answer.answers)
  })
  worker.on('error', endWith)
  worker.on('exit', (code) => endWith(new Error(`A thread stopped with exit code ${code}.`)))
  worker.unref()
  return {
    get waiting() {
      return waiting.length
    },
    post: (items, { name, data }) =>
      new Promise((done, fail) => {
        if (failure !== undefined) {
          fail(failure)
          return
        }
        if (waiting.length === 0) worker.ref()
        waiting.push({ done: done as (answers: unknown[]) => void, fail })
        worker.postMessage({ job: name, items, ...(!known.has(name) && { data }) } satisfies Request)
        known.add(name)
      }),
    close() {
      worker.terminate()
    },
  }
}
