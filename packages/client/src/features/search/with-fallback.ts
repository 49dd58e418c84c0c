import type { SearchAdapter } from './adapter.ts'

export interface FallbackOptions {
  first: SearchAdapter
  /** Used if `first` fails or times out. */
  second: SearchAdapter
  /** Timeout for `first`, in milliseconds. Default: 3,000. */
  timeout?: number
  /** How long to skip `first` after it fails, in milliseconds. Default: 60,000. */
  pause?: number
  now?: () => number
}

/** Combines two adapters: searches with the first, and with the second if the first fails or times out. */
export function withFallback({
  first,
  second,
  timeout = 3000,
  pause = 60_000,
  now = Date.now,
}: FallbackOptions): SearchAdapter {
  let pausedUntil = 0
  return {
    async search(query, options) {
      if (now() >= pausedUntil) {
        let timer: ReturnType<typeof setTimeout> | undefined
        const timedOut = new Promise<never>((_, fail) => {
          timer = setTimeout(() => fail(new Error(`no response within ${timeout} ms`)), timeout)
        })
        try {
          return await Promise.race([first.search(query, options), timedOut])
        } catch (error) {
          console.warn(
            `The search service failed (${error instanceof Error ? error.message : error}). Searching the site’s own index instead.`,
          )
          pausedUntil = now() + pause
        } finally {
          clearTimeout(timer)
        }
      }
      return { ...(await second.search(query, options)), isFallback: true }
    },
  }
}
