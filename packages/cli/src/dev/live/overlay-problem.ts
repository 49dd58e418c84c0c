import type { Problem } from '@docs-engine/client/dev/live-state.ts'
import { sourceExcerpt } from '../../check/report/report.ts'
import { severity } from '../../check/report/report-data.ts'
import type { Message } from '../../model/message.ts'

/** Rules about what a page leads to or shows: the page can be read all the same. */
const discreet =
  /^(broken-|sample-|redirect|invalid-url|not-canonical|hard-coded-base|own-origin|local-address|signature)/

/** A message as the browser shows it. */
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
    isBlocking: message.fatal === true && !discreet.test(ruleId),
  }
}
