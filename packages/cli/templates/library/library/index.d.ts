/** The options of {@link retry}. */
export interface RetryOptions {
  /**
   * The maximum number of calls.
   *
   * @defaultValue `3`
   */
  attempts?: number
  /**
   * How long to wait after the first failed call, in milliseconds. Each later wait is twice as long as the one before.
   *
   * @defaultValue `200`
   */
  delay?: number
  /** Returns whether to try again after an error. By default, `retry` tries again after every error. */
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
