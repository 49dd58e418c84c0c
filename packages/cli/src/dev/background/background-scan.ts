import { Worker } from 'node:worker_threads'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { UserError } from '../../util/user-error.ts'
import { restoreClass } from '../../workers/error-transfer.ts'
import { workerOptions } from '../../workers/worker-options.ts'
import type { ScanRequest, ScanResponse, ScanWork } from './scan-worker.ts'

export interface BackgroundScan {
  /**
   * Queues files for parsing. If `isAll` is set, `files` must contain all files of the site, and the worker discards every page whose
   * source isn't in `files`.
   */
  parse(files: SourceFile[], isAll: boolean): void
  stop(): Promise<void>
}

export interface ScanListener {
  /** Called with pages that are new or changed. */
  onPages: (pages: Page[]) => void
  /** Called when all queued files have been parsed. */
  onParsed: () => void
  /** Called after `onParsed`, when the code samples have been checked. `samples` is `undefined` if they couldn't be checked. */
  onSamples: (samples: SiteSamples | undefined) => void
  /** Called once if the worker thread ends unexpectedly. No other callback is called after that. */
  onError: (error: unknown) => void
}

/** Parses the site's pages in a worker thread, so that the server can keep answering requests. */
export function startBackgroundScan(
  work: ScanWork,
  { onPages, onParsed, onSamples, onError }: ScanListener,
): BackgroundScan {
  const worker = new Worker(new URL('./scan-worker.js', import.meta.url), {
    ...workerOptions(),
    workerData: work,
  })
  let hasEnded = false
  let requests = 0
  const fail = (error: unknown) => {
    if (hasEnded) return
    hasEnded = true
    onError(error)
  }
  // Don't let the worker keep the process alive after the server has stopped.
  worker.unref()
  worker.on('message', (response: ScanResponse) => {
    if (hasEnded) return
    if ('pages' in response) onPages(response.pages)
    // The worker may have finished before it received the last request.
    else if (response.requests !== requests) return
    else if (response.stage === 'parsed') onParsed()
    else onSamples(response.samples)
  })
  worker.on('error', (error) => fail(restoreClass(error)))
  // A component may have called `process.exit`. In a worker, this call ends only the thread and emits no `error` event.
  worker.on('exit', (code) => fail(endedEarly(code)))
  return {
    parse(files, isAll) {
      requests++
      worker.postMessage({ files, isAll } satisfies ScanRequest)
    },
    async stop() {
      hasEnded = true
      await worker.terminate()
    },
  }
}

function endedEarly(code: number): UserError {
  const reason = `The background thread that parses the pages ended with exit code ${code}.`
  return new UserError(reason, 'Look for `process.exit` in components.', 1)
}
