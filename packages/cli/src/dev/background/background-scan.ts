import { Worker } from 'node:worker_threads'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { SiteSamples } from '../../typecheck/check-site-samples.ts'
import type { ScanAnswer, ScanRequest, ScanWork } from './scan-worker.ts'

export interface BackgroundScan {
  /** Looks at files, again if they were looked at before. */
  look(files: SourceFile[], isAll: boolean): void
  stop(): Promise<unknown>
}

export interface ScanListener {
  onPages: (pages: Page[]) => void
  /** All pages that were asked for are known. */
  onDone: (samples: SiteSamples | undefined) => void
  onError: (error: unknown) => void
}

/** Parses the pages nobody has asked for yet, in a thread of its own, so that no answer waits for it. */
export function startBackgroundScan(work: ScanWork, { onPages, onDone, onError }: ScanListener): BackgroundScan {
  const worker = new Worker(new URL('./scan-worker.js', import.meta.url), {
    workerData: work,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  // The server keeps the process alive, not its helper.
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
