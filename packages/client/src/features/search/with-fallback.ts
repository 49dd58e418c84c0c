import type { SearchAdapter } from './adapter.ts'

export interface FallbackOptions {
  first: SearchAdapter
  /** Used if `first` fails or times out. */
  second: SearchAdapter
  /** Timeout for `first`, in milliseconds. Default: 3,000. */
  patience?: number
  /** Time during which `first` isn't used again after a failure, in milliseconds. Default: 60,000. */
  pause?: number
  now?: () => number
}

/** Combines two adapters: searches with the first, and with the second if the first fails or times out. */
export function withFallback({
  first,
  second,
  patience = 3000,
  pause = 60_000,
  now = Date.now,
}: FallbackOptions): SearchAdapter {
  let pausedUntil = 0
  return {
    async search(query, options) {
      if (now() >= pausedUntil) {
        let timer: ReturnType<typeof setTimeout> | undefined
        const timeout = new Promise<never>((_, fail) => {
          timer = setTimeout(() => fail(new Error(`no answer within ${patience} ms`)), patience)
        })
        try {
          return await Promise.race([first.search(query, options), timeout])
        } catch (error) {
          console.warn(
            `The search service failed (${error instanceof Error ? error.message : error}); the site's own index answers.`,
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
