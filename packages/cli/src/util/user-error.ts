/**
 * A mistake of the person who runs the command, which no place in a source can show. It is printed without a stack.
 *
 * `exitCode`: 2 for usage and configuration (the default), 1 for the site.
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
