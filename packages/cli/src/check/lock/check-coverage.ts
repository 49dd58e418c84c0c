import type { Message } from '../../model/message.ts'
import type { SampleCoverage } from '../../model/sample-coverage.ts'
import type { CheckedSite } from '../../model/site.ts'
import { readLockFile, writeLockFile } from './lock-file.ts'

/** Name of the file in the site's root folder that records the sample coverage. */
export const coverageFile = 'samples.lock'

const head = `# The number of compiled code samples. \`docs check\` fails if their share becomes smaller.
# Written by \`docs check --lock\`. To accept a smaller share, run \`docs check --lock --accept\`.
`

export interface CoverageCheck {
  messages: Message[]
  isWritten: boolean
}

/**
 * Compares the share of compiled samples with `samples.lock`, if the file exists. A lower share is an error.
 *
 * @param options `update`: record the new share, unless it's lower (`--lock`). `accept`: record it even if it's lower (`--accept`).
 */
export function checkCoverage(
  { root, sampleCoverage }: Pick<CheckedSite, 'root' | 'sampleCoverage'>,
  { update, accept }: { update: boolean; accept: boolean },
): CoverageCheck {
  const recorded = readShare(root)
  if (!sampleCoverage) return { messages: [], isWritten: false }
  if (recorded && 'problem' in recorded) return { messages: [recorded.problem], isWritten: false }
  const decrease = compareCoverage(recorded?.share, sampleCoverage)
  if (decrease && !(update && accept)) {
    return { messages: [{ ...decrease, file: coverageFile, line: recorded?.line, column: 1 }], isWritten: false }
  }
  return { messages: [], isWritten: update && writeShare(root, sampleCoverage) }
}

type RecordedShare = { share: SampleCoverage; line: number } | { problem: Message }

/** Reads `samples.lock`. Returns `undefined` if the file is missing. */
function readShare(root: string): RecordedShare | undefined {
  const lockText = readLockFile(root, coverageFile)
  if (lockText === undefined) return undefined
  const entries = lockText
    .split(/\r?\n/)
    .flatMap((text, index) => (text.trim() === '' || text.startsWith('#') ? [] : [{ text, line: index + 1 }]))
  const { text, line } = entries[0] ?? { text: '', line: 1 }
  const numbers = /^(\d+) of (\d+)$/.exec(text)
  if (numbers && entries.length === 1)
    return { share: { checked: Number(numbers[1]), total: Number(numbers[2]) }, line }
  return {
    problem: {
      ruleId: 'config',
      file: coverageFile,
      line,
      column: 1,
      fatal: true,
      reason: `\`${text}\` isn’t a valid count, such as \`9 of 10\`.`,
      note: 'Restore the committed file, or delete it and run `docs check --lock`.',
    },
  }
}

/** @returns Whether the file changed. */
function writeShare(root: string, { checked, total }: SampleCoverage): boolean {
  return writeLockFile(root, coverageFile, `${head}${checked} of ${total}\n`)
}

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
