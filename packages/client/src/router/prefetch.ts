/** Loads pages before they are clicked. */
export interface Prefetch {
  /** Loads a page immediately. Called when the reader points at a link to it. */
  preload(path: string): void
  /** Loads a page when the browser is idle. Called when a link to it scrolls into view. */
  prefetch(path: string): void
  /** Resets the budget. Called when the reader has scrolled further. */
  refill(): void
}

export interface PrefetchOptions {
  /** Loads a page. A rejection is ignored, because the click retries. */
  load: (path: string, priority: RequestPriority) => Promise<unknown>
  isKnown: (path: string) => boolean
  savesData: () => boolean
  /** Returns the transferred size of a loaded page, in bytes. */
  sizeOf: (path: string) => number
  whenIdle: (action: () => void) => void
  /** Number of bytes of the first budget that something else spends. Default: 0. */
  spent?: number
}

/** Maximum number of pages prefetched at the same time. */
const maxConcurrent = 2
/** Maximum number of bytes to prefetch before the budget is reset. */
const budget = 30_000

/**
 * Creates a prefetcher. Each page is requested at most once, even if its request fails.
 *
 * For readers who enabled data saver or are on a slow network, pages are only loaded on click.
 */
export function createPrefetch(options: PrefetchOptions): Prefetch {
  const { load, isKnown, savesData, sizeOf, whenIdle } = options
  const requested = new Set<string>()
  const waiting: string[] = []
  let running = 0
  let { spent = 0 } = options
  /** Size of the largest page so far, in bytes. Used as an estimate of the next page's size. */
  let largest = 0

  /** Returns whether a page should be requested. Marks it before the request, so that a broken link is requested only once. */
  function claim(path: string): boolean {
    if (requested.has(path) || isKnown(path) || savesData()) return false
    requested.add(path)
    return true
  }

  /** Whether the budget allows another request. The first page is loaded alone, because its size is the estimate for other pages. */
  function mayStart(): boolean {
    if (largest === 0) return running === 0
    return running < maxConcurrent && spent + (running + 1) * largest <= budget
  }

  function next() {
    while (waiting.length > 0 && mayStart()) {
      const path = waiting.shift()!
      if (!claim(path)) continue
      running++
      load(path, 'low').then(
        () => done(sizeOf(path)),
        () => done(0),
      )
    }
  }

  function done(size: number) {
    running--
    spent += size
    largest = Math.max(largest, size)
    whenIdle(next)
  }

  return {
    preload(path) {
      if (claim(path)) load(path, 'high').catch(() => {})
    },
    prefetch(path) {
      if (waiting.includes(path)) return
      waiting.push(path)
      whenIdle(next)
    },
    refill() {
      spent = 0
      whenIdle(next)
    },
  }
}
