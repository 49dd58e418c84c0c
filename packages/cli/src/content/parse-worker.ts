import { parentPort, workerData } from 'node:worker_threads'
import { fileStore } from './body-store.ts'
import { createParser, type ParserData, type ParseTask } from './parser.ts'

/** The other side of `mapInWorkers` for pages. */
const { data, folder } = workerData as { data: ParserData; folder: string }
const parser = createParser(data, fileStore(folder))

parentPort!.on('message', async ({ from, items }: { from: number; items: ParseTask[] }) => {
  try {
    const answers = []
    for (const item of items) answers.push(await parser.parse(item))
    parentPort!.postMessage({ from, answers })
  } catch (error) {
    parentPort!.postMessage({ from, answers: [], error })
  }
})
