import type { Message } from '../../types.ts'

/** How many of a site's samples are compiled. */
export interface SampleShare {
  checked: number
  /** Those with `nocheck` included. */
  total: number
}

/** The message for a site that compiles a smaller share of its samples than it did; undefined if it does not. */
export function compareShare(previous: SampleShare | undefined, now: SampleShare): Message | undefined {
  if (!previous || shareOf(now) >= shareOf(previous)) return undefined
  return {
    ruleId: 'sample-share',
    fatal: true,
    reason: `${now.checked} of ${now.total} samples are compiled; before, ${previous.checked} of ${previous.total} were.`,
    note: 'Take a `nocheck` out, or lock the smaller share.',
  }
}

/** A site without samples compiles all it has. */
function shareOf({ checked, total }: SampleShare): number {
  return total === 0 ? 1 : checked / total
}
