import type { SampleBlock } from '../model/page-input.ts'
import type { SampleMessage } from '../model/page-result.ts'
import type { RunResult } from './sample-process.ts'

/**
 * Returns the message about a sample that was executed, or `undefined` if the page shows the same output.
 *
 * Output on stderr that the page doesn't show is only a warning: on a busy machine, a library may print that something
 * was slow.
 */
export function runMessage(
  { stdout, stderr, failure }: RunResult,
  fence: number,
  fences: SampleBlock[],
): SampleMessage | undefined {
  const at = { ruleId: 'sample-output', fatal: true, fence, line: 0, column: 0 } as const
  const all = stdout + stderr
  if (failure) return { ...at, reason: `The sample failed when it was run. ${failure}`, ...outputNote(all) }
  const next = fences[fence + 1]
  if (next?.lang !== 'output') {
    return { ...at, reason: 'A sample with `run` needs an `output` block directly below it.', ...outputNote(all) }
  }
  // The message about the missing closing line is enough.
  if (next.isUnclosed) return undefined
  const expected = lines(next.code)
  const place = firstDifference(expected, lines(all))
  if (place === undefined) return undefined
  if (isWithin(expected, lines(stdout), lines(stderr))) {
    return { ...at, fatal: false, reason: 'The sample prints warnings.', ...outputNote(stderr) }
  }
  const line = Math.min(place, expected.length - 1)
  return {
    ...at,
    fence: fence + 1,
    line: 1 + line,
    endLine: 1 + line,
    endColumn: Math.max(1, expected[line]!.length),
    reason: 'The output of the sample differs from the page.',
    ...outputNote(all),
  }
}

/** Returns whether the page shows all of stdout, optionally followed by lines of stderr in the same order. */
function isWithin(expected: string[], stdout: string[], stderr: string[]): boolean {
  const ofStdout = stdout[0] === '' ? [] : stdout
  if (ofStdout.some((line, index) => line !== expected[index])) return false
  let at = -1
  return expected.slice(ofStdout.length).every((line) => {
    at = stderr.indexOf(line, at + 1)
    return at !== -1
  })
}

/** Returns the zero-based index of the first line in which the two texts differ, or `undefined` if they are equal. */
function firstDifference(expected: string[], actual: string[]): number | undefined {
  for (let line = 0; line < Math.max(expected.length, actual.length); line++) {
    if (expected[line] !== actual[line]) return line
  }
  return undefined
}

function lines(text: string): string[] {
  return text.trim().split('\n')
}

function outputNote(output: string): { note?: string } {
  return output.trim() === '' ? { note: 'It printed nothing.' } : { note: `It printed:\n${output.trimEnd()}` }
}
