/** Lets work in the background begin when it is in nobody's way. */
export interface StartGate {
  /** Resolves after the first answer; without any, after some time. */
  opened: Promise<void>
  /** What a reader waits for. */
  answer<T>(work: Promise<T>): Promise<T>
  /** From now on somebody may ask. */
  expect(): void
}

/** @param patience Milliseconds after which nobody seems to be waiting. */
export function createStartGate(patience = 500): StartGate {
  let open = () => {}
  let waiting = 0
  const opened = new Promise<void>((done) => {
    open = done
  })
  return {
    opened,
    expect() {
      const end = setTimeout(() => {
        if (waiting === 0) open()
      }, patience)
      end.unref()
    },
    async answer(work) {
      waiting++
      try {
        return await work
      } finally {
        waiting--
        // The answer goes out first.
        setTimeout(open, 0)
      }
    },
  }
}
