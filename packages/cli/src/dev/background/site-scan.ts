import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { SiteSamples } from '../../typecheck/check-site-samples.ts'
import type { PageStore } from '../live/page-store.ts'
import { type BackgroundScan, startBackgroundScan } from './background-scan.ts'
import type { ScanWork } from './scan-worker.ts'

/** Reads all pages of the site in the background: first their titles, then their contents. */
export interface SiteScan {
  /** Whether all titles are known. */
  isSketched(): boolean
  /** Whether all pages were parsed at least once. */
  isComplete(): boolean
  /** Resolves when the background scan has finished. */
  idle(): Promise<void>
  /** Reads titles for at most the given number of milliseconds. Default: the titles of all files. */
  sketch(milliseconds: number, files?: SourceFile[]): void
  /** Call this after files were added or removed. */
  rescan(): void
  /** Call this after the contents of files changed. */
  reread(files: SourceFile[]): void
  /** Parses all pages again. Call this after the components or other parser data changed. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface SiteScanOptions {
  store: PageStore
  /** Returns the current list of source files. */
  sources: () => SourceFile[]
  work: () => ScanWork
  /** The background scan starts when this resolves. */
  begin: Promise<void>
  /** Called for each parsed page that is new or changed. */
  onPage: (page: Page) => void
  onSamples: (samples: SiteSamples) => void
  onError: (error: unknown) => void
  /** Called when open pages may need an update. */
  onNews: () => void
}

/** Duration of each slice of work, and of the pause after it, in milliseconds. */
const sliceDuration = 10
/** How long `rescan` may block to read the titles of new files, in milliseconds. */
const rescanDuration = 60

export function createSiteScan(options: SiteScanOptions): SiteScan {
  const { store, sources, work, begin, onPage, onSamples, onError, onNews } = options
  let background: BackgroundScan | undefined
  let hasBegun = false
  let isClosed = false
  let isSketched = false
  let isSketching = false
  let isComplete = false
  let isIdle = false
  let idleCallbacks: (() => void)[] = []
  begin.then(() => {
    hasBegun = true
    readTitles()
  })

  /** Reads the titles of all pages in short slices, then starts to parse the pages in a worker thread. */
  function readTitles(): void {
    if (isClosed) return
    isSketched = store.sketch(sources(), performance.now() + sliceDuration)
    isSketching = !isSketched
    if (isSketching) setTimeout(readTitles, sliceDuration).unref()
    else parsePages()
  }

  function parsePages(): void {
    onNews()
    background ??= startBackgroundScan(work(), {
      onPages(pages) {
        const previousVersion = store.version()
        for (const page of pages) {
          store.put(page)
          onPage(page)
        }
        if (isComplete || store.version() !== previousVersion) onNews()
      },
      onDone(samples) {
        if (samples) onSamples(samples)
        isComplete = true
        isIdle = true
        for (const resume of idleCallbacks) resume()
        idleCallbacks = []
        onNews()
      },
      onError(error) {
        onError(error)
        onNews()
      },
    })
    requestScan(sources(), true)
  }

  function requestScan(files: SourceFile[], isAll: boolean): void {
    isIdle = false
    background?.look(files, isAll)
  }

  return {
    isSketched: () => isSketched,
    isComplete: () => isComplete,
    async idle() {
      while (!isIdle) await new Promise<void>((done) => idleCallbacks.push(done))
    },
    sketch(milliseconds, files) {
      const isDone = store.sketch(files ?? sources(), performance.now() + milliseconds)
      if (!files) isSketched = isDone
    },
    rescan() {
      isSketched = false
      if (!hasBegun || isSketching) return
      isSketched = store.sketch(sources(), performance.now() + rescanDuration)
      if (isSketched) requestScan(sources(), true)
      else readTitles()
    },
    reread: (files) => requestScan(files, false),
    async restart() {
      await background?.stop()
      background = undefined
      parsePages()
    },
    async close() {
      isClosed = true
      await background?.stop()
    },
  }
}
