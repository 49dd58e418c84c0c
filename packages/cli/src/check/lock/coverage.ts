import type { Message } from '../../model/message.ts'
import type { SampleCoverage } from '../../model/sample-coverage.ts'

/**
 * Returns a message if a site compiles a smaller share of its samples than before, and `undefined` otherwise.
 *
 * Removing a compiled sample also makes the share smaller, but isn't reported, because no other sample becomes
 * unchecked.
 */
export function compareCoverage(previous: SampleCoverage | undefined, now: SampleCoverage): Message | undefined {
  if (!previous || shareOf(now) >= shareOf(previous) || skippedOf(now) <= skippedOf(previous)) return undefined
  return {
    ruleId: 'sample-share',
    fatal: true,
    reason: `${now.checked} of ${now.total} samples are compiled. Previously, ${previous.checked} of ${previous.total} were.`,
    note: 'Remove a `nocheck`, or accept the lower coverage: `docs check --lock --accept`.',
  }
}

function skippedOf({ checked, total }: SampleCoverage): number {
  return total - checked
}

/** Returns the share of samples that are compiled. For a site without samples, the share is 1. */
function shareOf({ checked, total }: SampleCoverage): number {
  return total === 0 ? 1 : checked / total
}
