import { Worker } from 'node:worker_threads'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { SiteSamples } from '../../typecheck/check-site-samples.ts'
import type { ScanAnswer, ScanRequest, ScanWork } from './scan-worker.ts'

export interface BackgroundScan {
  /** Queues files for parsing. `isAll`: these are all files of the site; the worker forgets every other page. */
  look(files: SourceFile[], isAll: boolean): void
  stop(): Promise<unknown>
}

export interface ScanListener {
  /** Called with pages that are new or changed. */
  onPages: (pages: Page[]) => void
  /** Called when the queue is empty. `samples` is `undefined` if the code samples couldn't be checked. */
  onDone: (samples: SiteSamples | undefined) => void
  onError: (error: unknown) => void
}

/** Parses the site's pages in a worker thread, so that the server can keep answering requests. */
export function startBackgroundScan(work: ScanWork, { onPages, onDone, onError }: ScanListener): BackgroundScan {
  const worker = new Worker(new URL('./scan-worker.js', import.meta.url), {
    workerData: work,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  // Only the server should keep the process alive.
  worker.unref()
  worker.on('message', (answer: ScanAnswer) => {
    if ('pages' in answer) onPages(answer.pages)
    else onDone(answer.samples)
  })
  worker.on('error', onError)
  return {
    look: (files, isAll) => worker.postMessage({ files, isAll } satisfies ScanRequest),
    stop: () => worker.terminate(),
  }
}
