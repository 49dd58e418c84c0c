/** Shows the current step in a single line on a terminal. Does nothing if the stream isn't a terminal, and in CI. */
export interface Progress {
  /** Replaces the line's text. */
  show(text: string): void
  /** Clears the line. */
  end(): void
}

export function createProgress(stream: NodeJS.WriteStream, isQuiet = false): Progress {
  const isOn = stream.isTTY && !isQuiet && !process.env.CI
  const clear = '\r\u001b[K'
  return {
    show: (text) => isOn && stream.write(`${clear}${text} …`),
    end: () => isOn && stream.write(clear),
  } as Progress
}

/** Ends the progress when the work is done, also if it fails: its line must not stay in front of a message. */
export async function showing<Result>(progress: Progress, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    progress.end()
  }
}
