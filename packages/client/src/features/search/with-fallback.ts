import type { SearchAdapter } from './adapter.ts'

export interface FallbackOptions {
  first: SearchAdapter
  /** Answers when `first` fails or takes too long. */
  second: SearchAdapter
  /** Milliseconds. */
  patience?: number
  /** Milliseconds for which `first` is not asked again after it failed. */
  pause?: number
  now?: () => number
}

/** Asks one adapter, and another when that one fails or does not answer in time. */
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
        const late = new Promise<never>((_, fail) => {
          timer = setTimeout(() => fail(new Error(`no answer within ${patience} ms`)), patience)
        })
        try {
          return await Promise.race([first.search(query, options), late])
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
