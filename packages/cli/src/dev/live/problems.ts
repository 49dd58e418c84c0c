import { inspect } from 'node:util'
import type { Problem } from '@docs-engine/client/dev/live-state.ts'
import { sourceExcerpt } from '../../check/report/report.ts'
import type { Message } from '../../model/message.ts'
import { severity } from '../../model/report.ts'
import { siteModuleError } from '../../modules/site-module-error.ts'
import { sourceStack } from '../../runtime/source-stack.ts'
import { SiteErrors } from '../../util/site-errors.ts'
import { UserError } from '../../util/user-error.ts'

/** Stores the current problems of a site by the step that caused them. */
export class Problems {
  readonly #messages = new Map<string, Message[]>()

  /** Runs a step. If it throws, the error replaces the step's problems. Otherwise, the step's problems are cleared. */
  attempt<Result>(step: string, work: () => Result): Result | undefined {
    try {
      const result = work()
      this.clear(step)
      return result
    } catch (error) {
      this.set(step, error)
      return undefined
    }
  }

  set(step: string, error: unknown): void {
    this.#messages.set(step, messagesOfError(error))
  }

  clear(...steps: string[]): void {
    for (const step of steps) this.#messages.delete(step)
  }

  /** Returns whether a step has problems. */
  has(step: string): boolean {
    return this.#messages.has(step)
  }

  messages(): Message[] {
    return [...this.#messages.values()].flat()
  }
}

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

/** Rules whose errors are only listed in a corner instead of covering part of the page, because the page can still be read. */
const nonBlockingRules =
  /^(broken-|sample-|redirect|invalid-url|not-canonical|hard-coded-base|own-origin|local-address|signature)/

/** Converts a message for the browser's error overlay. */
export function overlayProblem(message: Message, root: string): Problem {
  const { reason, ruleId, note, file, line, column } = message
  const excerpt = sourceExcerpt(message, root)
  return {
    severity: severity(message),
    rule: ruleId,
    text: reason,
    ...(note && { note }),
    ...(file && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(excerpt && { excerpt }),
    isBlocking: message.fatal === true && !nonBlockingRules.test(ruleId),
  }
}
