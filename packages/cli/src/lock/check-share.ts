import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareShare, type SampleShare } from '../content/samples/share.ts'
import type { Message, Site } from '../types.ts'
import { writeIfChanged } from './write-if-changed.ts'

export const shareFile = 'samples.lock'

const head = `# How many of this site's samples are compiled. \`docs check\` fails when the share falls.
# Made by \`docs check --lock\`; \`docs check --lock --accept\` accepts a smaller share.
`

export interface CheckedShare {
  messages: Message[]
  isWritten: boolean
}

/**
 * Holds the site to the share of compiled samples in its `samples.lock`, if it has one.
 *
 * @param options `isKept`: the share is written down, if it has not fallen (`--lock`). `isAccepted`: even then (`--accept`).
 */
export function checkShare(
  { root, sampleShare: now }: Pick<Site, 'root' | 'sampleShare'>,
  { isKept, isAccepted }: { isKept: boolean; isAccepted: boolean },
): CheckedShare {
  const known = readShare(root)
  if (!now) return { messages: [], isWritten: false }
  if (known && 'problem' in known) return { messages: [known.problem], isWritten: false }
  const fallen = compareShare(known?.share, now)
  if (fallen && !(isKept && isAccepted)) {
    return { messages: [{ ...fallen, file: shareFile, line: known?.line, column: 1 }], isWritten: false }
  }
  return { messages: [], isWritten: isKept && writeShare(root, now) }
}

type KnownShare = { share: SampleShare; line: number } | { problem: Message }

/** undefined if there is no file. */
function readShare(root: string): KnownShare | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(root, shareFile), 'utf8').split(/\r?\n/)
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
      file: shareFile,
      line,
      column: 1,
      fatal: true,
      reason: `\`${text}\` is no share of samples, such as \`9 of 10\`.`,
      note: 'Put the file back as it was committed, or remove it and run `docs check --lock`.',
    },
  }
}

/** @returns Whether the file changed. */
function writeShare(root: string, { checked, total }: SampleShare): boolean {
  return writeIfChanged(join(root, shareFile), `${head}${checked} of ${total}\n`)
}
