/** Thrown if the compiler fails or can't be started. */
export class CompilerFailure extends Error {
  override name = 'CompilerFailure'

  constructor(
    message: string,
    /** What to do about it. */
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** An error that the compiler reports. `start` and `end` are offsets in the file. */
export interface CompilerError {
  /**
   * The path that was passed to `open`, or an absolute path for other files. `undefined` if the error is in the
   * configuration.
   */
  file?: string
  start: number
  end: number
  code: number
  /** The error on the first line, followed by the reasons, one per line. */
  text: string
}

interface Chained {
  text: string
  messageChain?: readonly Chained[] | undefined
}

/** Returns the text of an error and its chained reasons, one per line. */
export function flattenMessageText({ text, messageChain = [] }: Chained): string {
  return [text, ...messageChain.map(flattenMessageText)].join('\n')
}
