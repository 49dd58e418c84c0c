import type { RuleName } from '../../src/model/rules.ts'
import type { Run } from '../support/temp-site.ts'
import { placeFaults } from './page-faults.ts'

interface JsonMessage {
  file?: string
  rule: RuleName
  message: string
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
}

/**
 * Returns the problems of a run of `docs build --json`: an invalid exit, or a message with a position outside its file.
 *
 * @param read Returns the text of a file of the site.
 */
export function runFaults({ exitCode, stdout, stderr }: Run, read: (file: string) => string): string[] {
  if (![0, 1, 2].includes(exitCode!) || /This is a bug in|\n +at /.test(stderr)) return [`exit ${exitCode}: ${stderr}`]
  // If the site can't be read, the command prints the reason as text.
  if (stdout === '') return exitCode === 0 || stderr === '' ? [`exit ${exitCode} without a word`] : []
  const { messages } = JSON.parse(stdout) as { messages: JsonMessage[] }
  return messages.flatMap(({ rule, message, file, ...place }) =>
    file === undefined || place.line === undefined
      ? []
      : placeFaults(read(file), { ...place, file, ruleId: rule, reason: message, fatal: null }),
  )
}
