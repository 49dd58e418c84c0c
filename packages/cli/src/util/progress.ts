/** Says on a terminal what is being done, in one line that is taken away at the end. Elsewhere it says nothing. */
export interface Progress {
  show(text: string): void
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
