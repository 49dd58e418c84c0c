/** The options of `retry`. */
export interface RetryOptions {
  /** The maximum number of calls. Default: 3. */
  attempts?: number
  /** The wait before the second call, in milliseconds. Each further wait is twice as long. Default: 200. */
  delay?: number
  /** Decides whether an error is worth another attempt. Default: every error is. */
  shouldRetry?: (error: unknown) => boolean
}

/** Calls a function until it succeeds. If every attempt fails, rejects with the last error. */
export function retry<T>(work: () => Promise<T>, options?: RetryOptions): Promise<T>
