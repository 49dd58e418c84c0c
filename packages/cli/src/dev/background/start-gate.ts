/** Delays background work until the first request has been answered. */
export interface StartGate {
  /** Resolves after the first request has been answered, or `maxWait` milliseconds after `expect()` if no request has arrived by then. */
  opened: Promise<void>
  /** Waits for `work`, which answers a request, and returns its result. Opens the gate when `work` settles. */
  answer<T>(work: Promise<T>): Promise<T>
  /** Starts the time limit for the first request. Call this when the server can answer requests. */
  expect(): void
}

/** @param maxWait How long to wait for the first request, in milliseconds. */
export function createStartGate(maxWait = 500): StartGate {
  let open = () => {}
  let pendingAnswers = 0
  const opened = new Promise<void>((done) => {
    open = done
  })
  return {
    opened,
    expect() {
      const timeout = setTimeout(() => {
        if (pendingAnswers === 0) open()
      }, maxWait)
      timeout.unref()
    },
    async answer(work) {
      pendingAnswers++
      try {
        return await work
      } finally {
        pendingAnswers--
        // Let the server send the answer before the background work starts.
        setTimeout(open, 0)
      }
    },
  }
}
