import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { SiteSamples } from '../../typecheck/check-site-samples.ts'
import type { PageStore } from '../live/page-store.ts'
import { type BackgroundScan, startBackgroundScan } from './background-scan.ts'
import type { ScanWork } from './scan-worker.ts'

/** Gets to know the pages nobody has asked for: first their titles, then their texts. */
export interface SiteScan {
  /** All titles are known. */
  isSketched(): boolean
  /** All pages were parsed at least once. */
  isComplete(): boolean
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  /** Reads titles for some milliseconds; of all files unless some are named. */
  sketch(milliseconds: number, files?: SourceFile[]): void
  /** Files came or went. */
  rescan(): void
  /** The text of files changed. */
  reread(files: SourceFile[]): void
  /** Pages are drawn with something else: all are parsed again. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface SiteScanOptions {
  store: PageStore
  /** All files, as they are now. */
  sources: () => SourceFile[]
  work: () => ScanWork
  /** Nothing is done by itself before. */
  begin: Promise<void>
  /** A page was parsed. */
  onPage: (page: Page) => void
  onSamples: (samples: SiteSamples) => void
  onError: (error: unknown) => void
  /** Something was found that open pages may show. */
  onNews: () => void
}

/** Milliseconds of a slice of work, and of the pause after it. */
const slice = 10
/** Milliseconds in which the titles of all files that came may be read at once. */
const atOnce = 60

export function createSiteScan(options: SiteScanOptions): SiteScan {
  const { store, sources, work, begin, onPage, onSamples, onError, onNews } = options
  let background: BackgroundScan | undefined
  let hasBegun = false
  let isClosed = false
  let isSketched = false
  let isSketching = false
  let isComplete = false
  let isIdle = false
  let waiting: (() => void)[] = []
  begin.then(() => {
    hasBegun = true
    sketchOn()
  })

  /** Titles of all pages in small slices; then their texts, in another thread. */
  function sketchOn(): void {
    if (isClosed) return
    isSketched = store.sketch(sources(), performance.now() + slice)
    isSketching = !isSketched
    if (isSketching) setTimeout(sketchOn, slice).unref()
    else scanTexts()
  }

  function scanTexts(): void {
    onNews()
    background ??= startBackgroundScan(work(), {
      onPages(pages) {
        const before = store.version()
        for (const page of pages) {
          store.put(page)
          onPage(page)
        }
        if (isComplete || store.version() !== before) onNews()
      },
      onDone(samples) {
        if (samples) onSamples(samples)
        isComplete = true
        isIdle = true
        for (const resume of waiting) resume()
        waiting = []
        onNews()
      },
      onError(error) {
        onError(error)
        onNews()
      },
    })
    look(sources(), true)
  }

  function look(files: SourceFile[], isAll: boolean): void {
    isIdle = false
    background?.look(files, isAll)
  }

  return {
    isSketched: () => isSketched,
    isComplete: () => isComplete,
    async idle() {
      while (!isIdle) await new Promise<void>((done) => waiting.push(done))
    },
    sketch(milliseconds, files) {
      const isDone = store.sketch(files ?? sources(), performance.now() + milliseconds)
      if (!files) isSketched = isDone
    },
    rescan() {
      isSketched = false
      if (!hasBegun || isSketching) return
      isSketched = store.sketch(sources(), performance.now() + atOnce)
      if (isSketched) look(sources(), true)
      else sketchOn()
    },
    reread: (files) => look(files, false),
    async restart() {
      await background?.stop()
      background = undefined
      scanTexts()
    },
    async close() {
      isClosed = true
      await background?.stop()
    },
  }
}
