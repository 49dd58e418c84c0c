import type { CommandContext } from '../model/command.ts'

/** Shows the current step on a single line of a terminal. Does nothing in CI, or if the stream isn't a terminal. */
export interface Progress {
  /** Replaces the line's text. */
  show(text: string): void
  /** Clears the line. */
  end(): void
}

export function createProgress({ stderr: stream, env }: CommandContext, isQuiet = false): Progress {
  const isOn = stream.isTTY && !isQuiet && !env.CI
  const clear = '\r\u001b[K'
  return {
    show: (text) => isOn && stream.write(`${clear}${text} …`),
    end: () => isOn && stream.write(clear),
  } as Progress
}

/**
 * Runs `work`, then clears the progress line. The line is cleared even if `work` fails, so that an error message starts on an empty line.
 */
export async function showing<Result>(progress: Progress, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    progress.end()
  }
}
