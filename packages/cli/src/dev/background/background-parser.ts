import { Worker } from 'node:worker_threads'
import type { StoredArtifacts } from '../../model/artifact-store.ts'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { UserError } from '../../util/user-error.ts'
import { restoreClass, unpackError } from '../../workers/error-transfer.ts'
import { workerOptions } from '../../workers/worker-options.ts'
import type { ParseRequest, ParseResponse, ParseSetup } from './parse-worker.ts'

export interface ParserListener {
  /**
   * Called with pages that are new or changed, and with requested pages.
   *
   * @param artifacts The artifacts of a requested page.
   */
  onPages(pages: Page[], artifacts: StoredArtifacts | undefined): void
  /** Called each time all pages have been parsed. */
  onParsed(): void
  /** Called after `onParsed`, when the code samples have been checked. `samples` is `undefined` if they couldn't be checked. */
  onSamples(samples: SiteSamples | undefined): void
  /** Called if the worker thread ends unexpectedly. The next request starts a new one. */
  onError(error: unknown): void
}

/** Parses the site's pages in a worker thread, so that the server can keep answering requests. A page that is requested is parsed first. */
export class BackgroundParser {
  readonly #root: string
  #listener: ParserListener | undefined
  #worker: Worker | undefined
  #setup: ParseSetup | undefined
  #files: SourceFile[] = []
  #hasBegun = false
  /** Number of changes that the worker has been sent. */
  #changes = 0
  /** What has been done for all files since the last change. After a failure, this is `failed` until the next change. */
  #stage: 'changed' | 'failed' | 'parsed' | 'checked' = 'changed'
  #error: unknown
  /** Called when `#stage` changes. */
  #waiting: (() => void)[] = []
  /** Sources of the pages that have been parsed since they changed. */
  readonly #current = new Set<string>()
  #isComplete = false
  #isClosed = false
  #questions = 0
  readonly #unanswered = new Map<number, { resolve: (hasPage: boolean) => void; reject: (error: unknown) => void }>()

  constructor(root: string) {
    this.#root = root
    this.#start()
  }

  /** Sets what receives the pages. Call this before any other method. */
  listen(listener: ParserListener): void {
    this.#listener = listener
  }

  /** Whether all pages have been parsed at least once. */
  isComplete(): boolean {
    return this.#isComplete
  }

  /** Whether the pages have been parsed, and their code samples have been checked, since the last change. */
  isSettled(): boolean {
    return this.#stage === 'checked'
  }

  /** Whether a page has been parsed since it changed. */
  isCurrent(source: string): boolean {
    return this.#current.has(source)
  }

  /** Resolves when all pages have been parsed. Rejects if the worker thread fails. */
  async idle(): Promise<void> {
    while (this.#stage === 'changed') await new Promise<void>((resume) => this.#waiting.push(resume))
    if (this.#stage === 'failed') throw this.#error
  }

  /**
   * Replaces what pages are parsed with. Call `parse` with all files afterward.
   *
   * @throws {SiteErrors} If a component can't be run. The previous setup then stays in use.
   */
  async use(setup: ParseSetup): Promise<void> {
    await this.#ask({ setup })
    this.#setup = setup
    this.#current.clear()
  }

  /**
   * Sets the files of the site. The pages of other files are discarded.
   *
   * @param hasChanges Whether files that were already listed may have changed.
   */
  list(files: SourceFile[], hasChanges = false): void {
    const known = new Set(this.#files.map(({ path }) => path))
    this.#files = files
    this.#change(hasChanges ? files : files.filter(({ path }) => !known.has(path)), files)
  }

  /** Begins to parse all files. Until this has been called, only requested pages are parsed. */
  begin(): void {
    this.#hasBegun = true
    if (!this.#isClosed) this.#send({ begin: true })
  }

  /** Parses files that may have changed. */
  parse(files: SourceFile[]): void {
    this.#change(files)
  }

  /** Parses a page before all others. Resolves to whether its file exists. */
  parseFirst(file: SourceFile): Promise<boolean> {
    return this.#ask({ first: file })
  }

  /** Stops the worker. Requests that haven't been answered fail. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#rejectAll(new Error('The site was closed.'))
    await this.#worker?.terminate()
  }

  #change(changed: SourceFile[], files?: SourceFile[]): void {
    for (const { path } of changed) this.#current.delete(path)
    this.#stage = 'changed'
    if (this.#isClosed) return
    this.#send({ changed, ...(files && { files }) })
    this.#changes++
  }

  /** Sends a request. When it has been answered, resolves to whether the answer contains a page. */
  #ask(request: { setup: ParseSetup } | { first: SourceFile }): Promise<boolean> {
    if (this.#isClosed) return Promise.reject(new Error('The site was closed.'))
    return new Promise((resolve, reject) => {
      const question = ++this.#questions
      this.#send({ question, ...request })
      this.#unanswered.set(question, { resolve, reject })
    })
  }

  #send(request: ParseRequest): void {
    if (!this.#worker) this.#restart()
    this.#worker!.postMessage(request)
  }

  /** Starts a new thread after a failure, with the same setup and the same files. */
  #restart(): void {
    const worker = this.#start()
    if (this.#setup) {
      this.#ask({ setup: this.#setup }).catch((error) => {
        void worker.terminate()
        if (this.#worker === worker) this.#onError(error)
      })
    }
    this.#change(this.#files, this.#files)
    if (this.#hasBegun) this.#send({ begin: true })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./parse-worker.js', import.meta.url), {
      ...workerOptions(),
      workerData: this.#root,
    })
    this.#worker = worker
    this.#changes = 0
    // Don't let the worker keep the process alive after the server has stopped.
    worker.unref()
    worker.on('message', (response: ParseResponse) => {
      if (this.#worker === worker && !this.#isClosed) this.#onResponse(response)
    })
    const fail = (error: unknown) => {
      if (this.#worker === worker) this.#onError(error)
    }
    worker.on('error', (error) => fail(restoreClass(error)))
    // A component may have called `process.exit`. In a worker, this call ends only the thread and emits no `error` event.
    worker.on('exit', (code) => fail(endedEarly(code)))
    return worker
  }

  #onResponse({ changes, pages, artifacts, answer, error, stage, samples }: ParseResponse): void {
    // The worker sent this response before it received the last change, so the pages may have changed since then.
    const isOutdated = changes !== this.#changes
    if (pages) {
      if (!isOutdated) for (const { source } of pages) this.#current.add(source)
      this.#listener?.onPages(pages, artifacts)
    }
    const question = this.#unanswered.get(answer ?? 0)
    if (answer !== undefined) this.#unanswered.delete(answer)
    if (error === undefined) question?.resolve(pages !== undefined)
    else question?.reject(unpackError(error))
    if (!stage || isOutdated) return
    this.#reach(stage)
    if (stage === 'parsed') {
      this.#isComplete = true
      for (const { path } of this.#files) this.#current.add(path)
      this.#listener?.onParsed()
    } else this.#listener?.onSamples(samples)
  }

  #reach(stage: 'failed' | 'parsed' | 'checked'): void {
    this.#stage = stage
    for (const resume of this.#waiting.splice(0)) resume()
  }

  #onError(error: unknown): void {
    this.#worker = undefined
    if (this.#isClosed) return
    this.#current.clear()
    this.#error = error
    this.#reach('failed')
    this.#rejectAll(error)
    this.#listener?.onError(error)
  }

  #rejectAll(error: unknown): void {
    for (const { reject } of this.#unanswered.values()) reject(error)
    this.#unanswered.clear()
  }
}

function endedEarly(code: number): UserError {
  const reason = `The background thread that parses the pages ended with exit code ${code}.`
  return new UserError(reason, 'Look for `process.exit` in components.', 1)
}
