export interface RetryOptions {
  /** The maximum number of calls. Default: 3. */
  attempts?: number
  /** How long to wait after the first failed call, in milliseconds. Each later wait is twice as long as the one before. */
  delay?: number
}

/** Calls a function until it succeeds, or until no attempts are left. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions = {}) {
  const { attempts = 3, delay = 200 } = options
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts) throw error
      const wait = delay * 2 ** (attempt - 1)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
