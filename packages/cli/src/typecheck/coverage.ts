import type { Message } from '../model/message.ts'
import type { SampleCoverage } from '../model/sample-coverage.ts'

/**
 * The message for a site that compiles a smaller share of its samples than it did; undefined if it does not.
 *
 * Who removes a compiled sample has not taken any other one from the check: that is no fault.
 */
export function compareCoverage(previous: SampleCoverage | undefined, now: SampleCoverage): Message | undefined {
  if (!previous || shareOf(now) >= shareOf(previous) || skippedOf(now) <= skippedOf(previous)) return undefined
  return {
    ruleId: 'sample-share',
    fatal: true,
    reason: `${now.checked} of ${now.total} samples are compiled; before, ${previous.checked} of ${previous.total} were.`,
    note: 'Take a `nocheck` out, or accept the smaller share: `docs check --lock --accept`.',
  }
}

function skippedOf({ checked, total }: SampleCoverage): number {
  return total - checked
}

/** A site without samples compiles all it has. */
function shareOf({ checked, total }: SampleCoverage): number {
  return total === 0 ? 1 : checked / total
}
