import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { PageStore } from '../live/page-store.ts'
import { type BackgroundScan, startBackgroundScan } from './background-scan.ts'
import type { ScanWork } from './scan-worker.ts'

export interface SiteScanOptions {
  store: PageStore
  /** Returns the current list of source files. */
  sources: () => SourceFile[]
  work: () => ScanWork
  /** The background scan starts when this promise resolves. */
  begin: Promise<void>
  /** Called for each parsed page that is new or changed. */
  onPage: (page: Page) => void
  /** Called each time all pages have been parsed. */
  onParsed: () => void
  /** Called after `onParsed`, when the code samples have been checked. `samples` is `undefined` if they couldn't be checked. */
  onSamples: (samples: SiteSamples | undefined) => void
  /** Called if the worker thread fails. A new thread is started after the next change. */
  onError: (error: unknown) => void
  /** Called when open pages may need an update. */
  onUpdate: () => void
}

/**
 * Duration of each slice in which metadata is read, and of the pause after it, in milliseconds. The server answers requests during the
 * pauses.
 */
const sliceDuration = 10
/** How long `onFileListChanged` may block to read the titles of new files, in milliseconds. */
const blockingDuration = 60

/**
 * Reads all pages of the site in the background: first their metadata in this thread, in short slices, and then their contents in a
 * worker thread.
 */
export class SiteScan {
  readonly #options: SiteScanOptions
  #stage: 'waiting' | 'reading metadata' | 'parsing' | 'closed' = 'waiting'
  #worker: BackgroundScan | undefined
  #hasAllMetadata = false
  #isComplete = false
  #hasUncheckedSamples = true
  #idle = new Idle()

  constructor(options: SiteScanOptions) {
    this.#options = options
    void options.begin.then(() => this.#readNextMetadata())
  }

  /** Whether the metadata of all pages is known. */
  hasAllMetadata(): boolean {
    return this.#hasAllMetadata
  }

  /** Whether all pages have been parsed at least once. */
  isComplete(): boolean {
    return this.#isComplete
  }

  /** Whether the pages have been parsed, and their code samples have been checked, since the last change. */
  isSettled(): boolean {
    return this.#stage === 'parsing' && this.#hasAllMetadata && !this.#hasUncheckedSamples
  }

  /** Resolves when all pages have been parsed. Rejects if the worker thread fails. */
  idle(): Promise<void> {
    return this.#idle.wait()
  }

  /** Reads the metadata of the given files (default: all files), for at most the given number of milliseconds. */
  readMetadata(milliseconds: number, files?: SourceFile[]): void {
    const { store, sources } = this.#options
    const isDone = store.readMetadata(files ?? sources(), performance.now() + milliseconds)
    if (!files) this.#hasAllMetadata = isDone
  }

  /** Call this after files have been added or removed. */
  onFileListChanged(): void {
    this.#hasAllMetadata = false
    // The new files are queued only after all metadata has been read, which can take a while, so start waiting now.
    this.#idle.begin()
    if (this.#stage !== 'parsing') return
    this.readMetadata(blockingDuration)
    if (this.#hasAllMetadata) this.#parse(this.#options.sources(), true)
    else this.#readNextMetadata()
  }

  /** Call this after the contents of files have changed. */
  onFilesChanged(files: SourceFile[]): void {
    this.#parse(files, false)
  }

  /** Parses all pages again. Call this after the components or other parser data have changed. */
  async restart(): Promise<void> {
    await this.#worker?.stop()
    this.#worker = undefined
    this.#parseAll()
  }

  async close(): Promise<void> {
    this.#stage = 'closed'
    await this.#worker?.stop()
  }

  #readNextMetadata(): void {
    if (this.#stage === 'closed') return
    this.#stage = 'reading metadata'
    this.readMetadata(sliceDuration)
    if (this.#hasAllMetadata) this.#parseAll()
    else setTimeout(() => this.#readNextMetadata(), sliceDuration).unref()
  }

  #parseAll(): void {
    if (this.#stage === 'closed') return
    this.#stage = 'parsing'
    this.#options.onUpdate()
    this.#parse(this.#options.sources(), true)
  }

  /**
   * Queues files for parsing. If `isAll` is set, `files` must contain all files of the site. Before the `parsing` stage, this method
   * queues nothing, because that stage starts by parsing all files.
   */
  #parse(files: SourceFile[], isAll: boolean): void {
    this.#idle.begin()
    this.#hasUncheckedSamples = true
    if (this.#stage !== 'parsing') return
    if (this.#worker) {
      this.#worker.parse(files, isAll)
      return
    }
    this.#worker = startBackgroundScan(this.#options.work(), {
      onPages: (pages) => this.#onPages(pages),
      onParsed: () => this.#onParsed(),
      onSamples: (samples) => this.#onSamples(samples),
      onError: (error) => this.#onError(error),
    })
    this.#worker.parse(this.#options.sources(), true)
  }

  #onPages(pages: Page[]): void {
    const { store, onPage, onUpdate } = this.#options
    const previousVersion = store.version()
    for (const page of pages) {
      store.put(page)
      onPage(page)
    }
    if (this.#isComplete || store.version() !== previousVersion) onUpdate()
  }

  #onParsed(): void {
    this.#isComplete = true
    // If the metadata of new files is being read, these files haven't been queued yet.
    if (this.#stage === 'parsing') this.#idle.end()
    this.#options.onParsed()
    this.#options.onUpdate()
  }

  #onSamples(samples: SiteSamples | undefined): void {
    this.#hasUncheckedSamples = false
    this.#options.onSamples(samples)
    this.#options.onUpdate()
  }

  #onError(error: unknown): void {
    this.#worker = undefined
    this.#idle.end(error)
    this.#options.onError(error)
    this.#options.onUpdate()
  }
}

/** Tracks whether work is in progress, and lets callers wait until it ends. */
class Idle {
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

  async wait(): Promise<void> {
    while (this.#isBusy) await new Promise<void>((resume) => this.#callbacks.push(resume))
    if (this.#error !== undefined) throw this.#error
  }
}
