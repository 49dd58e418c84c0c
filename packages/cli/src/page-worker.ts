import { parentPort } from 'node:worker_threads'
import { fileStore } from './content/body-store.ts'
import { createParser, type ParseJob, type ParseTask } from './content/parser.ts'
import type { DrawJob, DrawTask } from './render/draw-page.tsx'
import type { SearchJob } from './render/search-files.ts'
import type { Answer, JobName, Request } from './workers.ts'

/** An answer, and the memory that moves with it to the other thread. */
type Result = readonly [answer: unknown, moved?: ArrayBuffer[]]

/** The other side of `workers.ts`: what is done with pages in any thread. What comes after parsing is loaded when it is needed. */
const jobs: Record<JobName, (data: never) => Promise<(item: never) => Promise<Result>>> = {
  async parse({ data, folder }: ParseJob) {
    const parser = createParser(data, fileStore(folder))
    return async (task: ParseTask) => [await parser.parse(task)]
  },
  async draw(job: DrawJob) {
    const { drawPage, drawTools } = await import('./render/draw-page.tsx')
    const tools = drawTools(job)
    const encoder = new TextEncoder()
    return async (task: DrawTask) => {
      const files = Object.entries(drawPage(task, tools)).map(([name, text]) => [name, encoder.encode(text)] as const)
      return [Object.fromEntries(files), files.map(([, { buffer }]) => buffer as ArrayBuffer)]
    }
  },
  async search(job: SearchJob) {
    const { searchBatches } = await import('./render/search-batches.ts')
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
