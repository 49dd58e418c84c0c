import type { Problem } from '@docs-engine/client/dev/live-state.ts'
import { sourceExcerpt } from '../../check/report/report.ts'
import type { Message } from '../../model/message.ts'
import { severity } from '../../model/report.ts'

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
