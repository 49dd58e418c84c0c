import { parentPort } from 'node:worker_threads'
import { openArtifactStore } from './cache/artifact-store.ts'
import type { ParseTask } from './markdown/parse-task.ts'
import { createParser, type ParseJob } from './markdown/parser.ts'
// Workers start while the main thread reads the configuration, so load the code that parses pages before the first page arrives.
import './markdown/parse-page.ts'
import type { SearchJob } from './output/search-files.ts'
import { loadPlugins } from './plugins/site-plugins.ts'
import type { RenderJob, RenderTask } from './render/render-job.tsx'
import { packError } from './workers/error-transfer.ts'
import type { JobName, WorkerRequest, WorkerResponse } from './workers/pool.ts'

/** The result for an item, and the buffers to transfer to the main thread along with it. */
type Result = readonly [result: unknown, transferred?: ArrayBuffer[]]

/** The jobs that `workers/pool.ts` runs in worker threads. The code for rendering and search is loaded on demand, after parsing. */
const jobs: Record<JobName, (data: never) => Promise<(item: never) => Promise<Result>>> = {
  async parse({ data, folder }: ParseJob) {
    const parser = await createParser(data, openArtifactStore(folder), await loadPlugins(data.root, data.plugins))
    return async (task: ParseTask) => [await parser.parse(task)]
  },
  async render(job: RenderJob) {
    const { renderPageFiles, renderTools } = await import('./render/render-job.tsx')
    const tools = renderTools(job)
    const encoder = new TextEncoder()
    return async (task: RenderTask) => {
      const files = Object.entries(renderPageFiles(task, tools)).map(
        ([name, text]) => [name, encoder.encode(text)] as const,
      )
      return [Object.fromEntries(files), files.map(([, { buffer }]) => buffer as ArrayBuffer)]
    }
  },
  async search(job: SearchJob) {
    const { searchBatches } = await import('./output/search-batches.ts')
    const batches = searchBatches(job)
    return async () => [batches.next().value]
  },
}

/** The jobs that have been started: job name → function that processes an item. */
const startedJobs: { [name in JobName]?: Promise<(item: never) => Promise<Result>> } = {}

// Requests are processed one after another, because the pool expects responses in the order of the requests.
let last = Promise.resolve()
parentPort!.on('message', ({ job, items, data }: WorkerRequest) => {
  last = last.then(async () => {
    try {
      startedJobs[job] ??= jobs[job](data as never)
      const work = await startedJobs[job]
      const results = []
      const transferred = []
      for (const item of items) {
        const [result, buffers = []] = await work(item as never)
        results.push(result)
        transferred.push(...buffers)
      }
      parentPort!.postMessage({ results } satisfies WorkerResponse, transferred)
    } catch (error) {
      parentPort!.postMessage({ error: packError(error) } satisfies WorkerResponse)
    }
  })
})
