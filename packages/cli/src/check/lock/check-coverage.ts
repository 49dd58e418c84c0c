import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '../../model/message.ts'
import type { SampleCoverage } from '../../model/sample-coverage.ts'
import type { Site } from '../../model/site.ts'
import { compareCoverage } from '../../typecheck/coverage.ts'
import { writeIfChanged } from './write-if-changed.ts'

export const coverageFile = 'samples.lock'

const head = `# How many of this site's samples are compiled. \`docs check\` fails when the share falls.
# Made by \`docs check --lock\`; \`docs check --lock --accept\` accepts a smaller share.
`

export interface CheckedCoverage {
  messages: Message[]
  isWritten: boolean
}

/**
 * Holds the site to the share of compiled samples in its `samples.lock`, if it has one.
 *
 * @param options `isKept`: the share is written down, if it has not fallen (`--lock`). `isAccepted`: even then (`--accept`).
 */
export function checkCoverage(
  { root, sampleShare: now }: Pick<Site, 'root' | 'sampleShare'>,
  { isKept, isAccepted }: { isKept: boolean; isAccepted: boolean },
): CheckedCoverage {
  const known = readShare(root)
  if (!now) return { messages: [], isWritten: false }
  if (known && 'problem' in known) return { messages: [known.problem], isWritten: false }
  const fallen = compareCoverage(known?.share, now)
  if (fallen && !(isKept && isAccepted)) {
    return { messages: [{ ...fallen, file: coverageFile, line: known?.line, column: 1 }], isWritten: false }
  }
  return { messages: [], isWritten: isKept && writeShare(root, now) }
}

type KnownShare = { share: SampleCoverage; line: number } | { problem: Message }

/** undefined if there is no file. */
function readShare(root: string): KnownShare | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(root, coverageFile), 'utf8').split(/\r?\n/)
  } catch {
    return undefined
  }
  const entries = lines.flatMap((text, index) =>
    text.trim() === '' || text.startsWith('#') ? [] : [{ text, line: index + 1 }],
  )
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
      reason: `\`${text}\` is no share of samples, such as \`9 of 10\`.`,
      note: 'Put the file back as it was committed, or remove it and run `docs check --lock`.',
    },
  }
}

/** @returns Whether the file changed. */
function writeShare(root: string, { checked, total }: SampleCoverage): boolean {
  return writeIfChanged(join(root, coverageFile), `${head}${checked} of ${total}\n`)
}
