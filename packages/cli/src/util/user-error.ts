/**
 * A user's mistake that has no position in a source, such as a wrong option. It's printed without a stack trace.
 *
 * `exitCode` is 2 (the default) for a mistake in the command or the configuration, or 1 for a mistake in the site.
 */
export class UserError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message)
    this.name = 'UserError'
  }
}
