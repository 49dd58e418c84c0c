import { Worker } from 'node:worker_threads'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { UserError } from '../../util/user-error.ts'
import { restoreClass, unpackError } from '../../workers/error-transfer.ts'
import { workerOptions } from '../../workers/worker-options.ts'
import type { ParseRequest, ParseResponse, ParseSetup } from './parse-worker.ts'

export interface ParserListener {
  /**
   * Called with pages that are new or changed, and with requested pages, and with no pages when all titles are known. A page whose key is
   * empty hasn't been parsed yet.
   *
   * @param artifacts The artifacts of a requested page.
   */
  onPages(pages: Page[], artifacts: ParseResponse['artifacts']): void
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
  /** Number of requests that were sent to the worker, and how many of them were `parse` requests. */
  #requests = 0
  #sent = 0
  readonly #unanswered = new Map<number, { resolve: (hasPage: boolean) => void; reject: (error: unknown) => void }>()
  /** Sources of the pages that have been parsed since they changed. */
  readonly #current = new Set<string>()
  #setup: ParseSetup | undefined
  #files: SourceFile[] = []
  /** The number of the last `list` request. */
  #lastList = 0
  readonly #titles = new Work()
  #hasStarted = false
  #isComplete = false
  #isChecked = false
  #isClosed = false
  readonly #parsing = new Work()

  constructor(root: string) {
    this.#root = root
    this.#start()
  }

  /** Sets what receives the pages. Call this before any other method. */
  listen(listener: ParserListener): void {
    this.#listener = listener
  }

  /** Whether the titles of all pages are known. */
  hasAllTitles(): boolean {
    return this.#titles.isDone()
  }

  /** Whether all pages have been parsed at least once. */
  isComplete(): boolean {
    return this.#isComplete
  }

  /** Whether the pages have been parsed, and their code samples have been checked, since the last change. */
  isSettled(): boolean {
    return this.#isChecked
  }

  /** Whether a page has been parsed since it changed. */
  isCurrent(source: string): boolean {
    return this.#current.has(source)
  }

  /** Resolves when the titles of all pages are known. */
  titles(): Promise<void> {
    return this.#titles.done()
  }

  /** Resolves when all pages have been parsed. Rejects if the worker thread fails. */
  idle(): Promise<void> {
    return this.#parsing.done()
  }

  /**
   * Replaces what pages are parsed with. Call `parseAll` afterward.
   *
   * @throws {SiteErrors} If a component can't be run. The previous setup then stays in use.
   */
  async use(setup: ParseSetup): Promise<void> {
    await this.#ask({ setup })
    this.#setup = setup
    this.#current.clear()
  }

  /** Sets the files of the site. New ones are parsed, and the pages of all files that aren't listed are discarded. */
  list(files: SourceFile[]): void {
    if (this.#isClosed) return
    const known = new Set(this.#files.map(({ path }) => path))
    this.#files = files
    this.#titles.begin()
    this.#lastList = this.#send({ list: files })
    this.parse(files.filter(({ path }) => !known.has(path)))
  }

  /** Parses all listed files that have changed. */
  parseAll(): void {
    this.#hasStarted = true
    this.parse(this.#files)
  }

  /** Parses files that may have changed. Until `parseAll` has been called, only those are parsed that are requested. */
  parse(files: SourceFile[]): void {
    for (const { path } of files) this.#current.delete(path)
    this.#begin()
    if (this.#hasStarted && !this.#isClosed) this.#send({ parse: files })
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

  #begin(): void {
    this.#parsing.begin()
    this.#isChecked = false
  }

  /** Sends a request. When it has been answered, resolves to whether the answer contains a page. */
  #ask(request: ParseRequest): Promise<boolean> {
    if (this.#isClosed) return Promise.reject(new Error('The site was closed.'))
    return new Promise((resolve, reject) => this.#unanswered.set(this.#send(request), { resolve, reject }))
  }

  /** @returns The number of the request. */
  #send(request: ParseRequest): number {
    if (!this.#worker) {
      this.#start()
      if (this.#setup) this.#post({ setup: this.#setup })
      this.#lastList = this.#post({ list: this.#files })
      this.#post({ parse: this.#files })
      this.#begin()
    }
    return this.#post(request)
  }

  #post(request: ParseRequest): number {
    this.#worker!.postMessage(request)
    if ('parse' in request) this.#sent++
    return ++this.#requests
  }

  #start(): void {
    const worker = new Worker(new URL('./parse-worker.js', import.meta.url), {
      ...workerOptions(),
      workerData: this.#root,
    })
    this.#worker = worker
    this.#requests = 0
    this.#sent = 0
    // Don't let the worker keep the process alive after the server has stopped.
    worker.unref()
    worker.on('message', (response: ParseResponse) => {
      if (!this.#isClosed) this.#onResponse(response)
    })
    const fail = (error: unknown) => {
      if (this.#worker === worker) this.#onError(error)
    }
    worker.on('error', (error) => fail(restoreClass(error)))
    // A component may have called `process.exit`. In a worker, this call ends only the thread and emits no `error` event.
    worker.on('exit', (code) => fail(endedEarly(code)))
  }

  #onResponse({ received, pages, artifacts, answered, error, stage, samples }: ParseResponse): void {
    // A page that was sent before the worker received the last request to parse files may have changed since then.
    const isCurrent = received === this.#sent
    if (pages && isCurrent) for (const { source, key } of pages) if (key !== '') this.#current.add(source)
    const isListed = answered === this.#lastList
    if (isListed) this.#titles.end()
    if (pages || isListed) this.#listener?.onPages(pages ?? [], artifacts)
    if (answered !== undefined) {
      const request = this.#unanswered.get(answered)
      this.#unanswered.delete(answered)
      if (error === undefined) request?.resolve(pages !== undefined)
      else if (request) request.reject(unpackError(error))
      else this.#onRestartFailed(unpackError(error))
    }
    if (!isCurrent || error !== undefined) return
    if (stage === 'parsed') {
      this.#isComplete = true
      for (const { path } of this.#files) this.#current.add(path)
      this.#parsing.end()
      this.#listener?.onParsed()
    } else if (stage === 'checked') {
      this.#isChecked = true
      this.#listener?.onSamples(samples)
    }
  }

  /** Handles the failure of a request that `#send` sent to a new worker thread. */
  #onRestartFailed(error: unknown): void {
    void this.#worker?.terminate()
    this.#onError(error)
  }

  #onError(error: unknown): void {
    this.#worker = undefined
    if (this.#isClosed) return
    this.#current.clear()
    this.#titles.end()
    this.#parsing.end(error)
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

/** Work that is in progress until `end` is called, and again after each `begin`. */
class Work {
  #isBusy = true
  #error: unknown
  #callbacks: (() => void)[] = []

  begin(): void {
    this.#isBusy = true
  }

  /** @param error The reason why the work could not be finished. */
  end(error?: unknown): void {
    this.#isBusy = false
    this.#error = error
    for (const resume of this.#callbacks.splice(0)) resume()
  }

  isDone(): boolean {
    return !this.#isBusy
  }

  /** Resolves when the work has ended. Rejects if it could not be finished. */
  async done(): Promise<void> {
    while (this.#isBusy) await new Promise<void>((resume) => this.#callbacks.push(resume))
    if (this.#error !== undefined) throw this.#error
  }
}
