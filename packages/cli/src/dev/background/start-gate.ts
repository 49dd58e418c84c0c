/** Delays background work until the first request was answered. */
export interface StartGate {
  /** Resolves after the first answer, or some time after `expect()` if there was no request. */
  opened: Promise<void>
  /** Returns the result of `work` and opens the gate when it settles. */
  answer<T>(work: Promise<T>): Promise<T>
  /** Starts to wait for the first request. Call this when the server can answer requests. */
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
