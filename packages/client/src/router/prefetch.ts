/** Loads pages before they are clicked. */
export interface Prefetch {
  /** The reader points at the link to a page: loads it at once. */
  preload(path: string): void
  /** The link to a page has come into view: loads it when there is nothing better to do. */
  prefetch(path: string): void
  /** The reader has moved on: what comes into view now may be loaded again up to the budget. */
  refill(): void
}

export interface PrefetchOptions {
  /** May fail: then nothing happens, and the click tries again. */
  load: (path: string, priority: RequestPriority) => Promise<unknown>
  isKnown: (path: string) => boolean
  savesData: () => boolean
  /** Size of a loaded page as it came over the network, in bytes. */
  sizeOf: (path: string) => number
  whenIdle: (action: () => void) => void
  /** Bytes which one view of a page may cost a reader who has not asked for them. */
  budget?: number
}

/** Pages that are prefetched at the same time. */
const atOnce = 2

/**
 * Each page is asked for once, whatever comes of it.
 *
 * Readers who save data keep theirs: for them nothing is loaded before the click.
 */
export function createPrefetch(options: PrefetchOptions): Prefetch {
  const { load, isKnown, savesData, sizeOf, whenIdle, budget = 30_000 } = options
  const requested = new Set<string>()
  const waiting: string[] = []
  let running = 0
  let spent = 0
  /** Size of the largest page so far, in bytes: what the next one may cost. */
  let largest = 0

  /** @returns Is it worth a request? Marked before the request, so that a broken link is asked for once. */
  function claim(path: string): boolean {
    if (requested.has(path) || isKnown(path) || savesData()) return false
    requested.add(path)
    return true
  }

  /** The first page goes alone: from it the cost of the others is estimated. */
  function mayStart(): boolean {
    if (largest === 0) return running === 0
    return running < atOnce && spent + (running + 1) * largest <= budget
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
