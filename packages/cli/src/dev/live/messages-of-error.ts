import { inspect } from 'node:util'
import type { Message } from '../../model/message.ts'
import { SiteErrors } from '../../util/site-errors.ts'
import { UserError } from '../../util/user-error.ts'

/** What to tell the author about an exception. One of our own comes with its stack. */
export function messagesOfError(error: unknown): Message[] {
  if (error instanceof SiteErrors) return error.messages
  if (error instanceof UserError) {
    return [{ ruleId: 'site', fatal: true, reason: error.message, ...(error.hint && { note: error.hint }) }]
  }
  return [
    {
      ruleId: 'internal',
      fatal: true,
      reason: 'This is a bug of `docs`, not of your site. Please report it.',
      note: inspect(error),
    },
  ]
}
