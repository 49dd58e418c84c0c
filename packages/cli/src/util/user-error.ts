import type { Message } from '../model/message.ts'

/** Thrown for a user's mistake that has no position in a source, such as a folder that doesn't exist. It's printed without a stack trace. */
export class UserError extends Error {
  constructor(
    message: string,
    /** How to fix the mistake. */
    readonly hint?: string,
    /** Exit status of a command that fails for this reason: 2 for wrong usage or configuration, 1 for a mistake in the site. */
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message)
    this.name = 'UserError'
  }

  /**
   * The error as a message of a report.
   * @internal
   */
  get messages(): Message[] {
    return [{ ruleId: 'site', fatal: true, reason: this.message, ...(this.hint && { note: this.hint }) }]
  }
}
