import { parentPort } from 'node:worker_threads'
import { openArtifactStore } from './cache/artifact-store.ts'
import type { ParseTask } from './markdown/parse-task.ts'
import { createParser, type ParseJob } from './markdown/parser.ts'
import type { SearchJob } from './output/search-files.ts'
import type { RenderJob, RenderTask } from './render/render-job.tsx'
import type { Answer, JobName, Request } from './workers/pool.ts'

/** An answer, and the memory that moves with it to the other thread. */
type Result = readonly [answer: unknown, moved?: ArrayBuffer[]]

/** The other side of `workers.ts`: what is done with pages in any thread. What comes after parsing is loaded when it is needed. */
const jobs: Record<JobName, (data: never) => Promise<(item: never) => Promise<Result>>> = {
  async parse({ data, folder }: ParseJob) {
    const parser = createParser(data, openArtifactStore(folder))
    return async (task: ParseTask) => [await parser.parse(task)]
  },
  async draw(job: RenderJob) {
    const { renderPageFiles: drawPage, renderTools: drawTools } = await import('./render/render-job.tsx')
    const tools = drawTools(job)
    const encoder = new TextEncoder()
    return async (task: RenderTask) => {
      const files = Object.entries(drawPage(task, tools)).map(([name, text]) => [name, encoder.encode(text)] as const)
      return [Object.fromEntries(files), files.map(([, { buffer }]) => buffer as ArrayBuffer)]
    }
  },
  async search(job: SearchJob) {
    const { searchBatches } = await import('./output/search-batches.ts')
    const batches = searchBatches(job)
    return async () => [batches.next().value]
  },
}

const begun: { [name in JobName]?: Promise<(item: never) => Promise<Result>> } = {}

// One after another: answers come in the order of the requests.
let last = Promise.resolve()
parentPort!.on('message', ({ job, items, data }: Request) => {
  last = last.then(async () => {
    try {
      begun[job] ??= jobs[job](data as never)
      const work = await begun[job]
      const answers = []
      const moved = []
      for (const item of items) {
        const [answer, buffers = []] = await work(item as never)
        answers.push(answer)
        moved.push(...buffers)
      }
      parentPort!.postMessage({ answers } satisfies Answer, moved)
    } catch (error) {
      parentPort!.postMessage({ error } satisfies Answer)
    }
  })
})
