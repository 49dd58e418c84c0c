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
 * What is wrong with a run of `docs build --json`: it ended as no command may end, or a message has no place in its file.
 *
 * @param read Text of a file of the site.
 */
export function runFaults({ exitCode, stdout, stderr }: Run, read: (file: string) => string): string[] {
  if (![0, 1, 2].includes(exitCode!) || /This is a bug in|\n +at /.test(stderr)) return [`exit ${exitCode}: ${stderr}`]
  // What keeps a site from being read is said in words.
  if (stdout === '') return exitCode === 0 || stderr === '' ? [`exit ${exitCode} without a word`] : []
  const { messages } = JSON.parse(stdout) as { messages: JsonMessage[] }
  return messages.flatMap(({ rule, message, file, ...place }) =>
    file === undefined || place.line === undefined
      ? []
      : placeFaults(read(file), { ...place, file, ruleId: rule, reason: message, fatal: null }),
  )
}
