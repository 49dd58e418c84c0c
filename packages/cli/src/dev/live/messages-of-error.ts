import { inspect } from 'node:util'
import type { Message } from '../../model/message.ts'
import { siteModuleError } from '../../modules/site-module-error.ts'
import { sourceStack } from '../../runtime/source-stack.ts'
import { SiteErrors } from '../../util/site-errors.ts'
import { UserError } from '../../util/user-error.ts'

/** Converts an exception to messages for the author. The message for an internal error includes the stack. */
export function messagesOfError(error: unknown): Message[] {
  const siteError = error instanceof SiteErrors ? error : siteModuleError(error, false)
  if (siteError) return siteError.messages
  if (error instanceof UserError) return error.messages
  return [
    {
      ruleId: 'internal',
      fatal: true,
      reason: 'This is a bug in `docs`, not in your site. Please report it.',
      note: sourceStack(inspect(error)),
    },
  ]
}
