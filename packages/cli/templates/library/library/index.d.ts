/** The options of {@link retry}. */
export interface RetryOptions {
  /**
   * The maximum number of calls.
   *
   * @defaultValue `3`
   */
  attempts?: number
  /**
   * The wait before the second call, in milliseconds. Each further wait is twice as long.
   *
   * @defaultValue `200`
   */
  delay?: number
  /** Decides whether an error is worth another attempt. By default, every error is. */
  shouldRetry?: (error: unknown) => boolean
}

/**
 * Calls a function until it succeeds.
 *
 * @param work - The function to call. It must return a promise.
 * @param options - The number of attempts, and the waits between them.
 * @returns A promise for the result of `work`.
 * @throws The last error, if every attempt fails.
 * @example
 * Give up early:
 *
 * ```ts run
 * import { retry } from 'example-library'
 *
 * let calls = 0
 *
 * try {
 *   await retry(async () => {
 *     calls++
 *     throw new TypeError('Wrong URL')
 *   }, { shouldRetry: (error) => !(error instanceof TypeError) })
 * } catch (error) {
 *   console.log(`${error}`, 'after', calls, 'call')
 * }
 * ```
 *
 * ```output
 * TypeError: Wrong URL after 1 call
 * ```
 */
export function retry<T>(work: () => Promise<T>, options?: RetryOptions): Promise<T>
