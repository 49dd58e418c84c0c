import { createInterface } from 'node:readline/promises'
import { type CommandContext, visibleText } from '@docs-engine/cli/internal'

export interface RunOptions {
  /** Runs the programs without asking. */
  yes?: boolean | undefined
  /** Runs nothing. */
  isRunForbidden?: boolean | undefined
  isDryRun: boolean
}

/**
 * Returns whether an import may run the programs that it needs. Asks on a terminal. Everywhere else, and for an estimate, nothing runs
 * unless the caller agreed.
 */
export async function mayRunPrograms(
  programs: readonly string[],
  { yes, isRunForbidden, isDryRun }: RunOptions,
  { stdin, stderr }: CommandContext,
): Promise<boolean> {
  if (isRunForbidden || programs.length === 0) return false
  if (yes) return true
  if (isDryRun || !stdin || !stderr.isTTY) return false
  stderr.write(
    `This import runs code of the old site, with your permissions:\n\n${programs.map((program) => `  ${visibleText(program).replace(/\s+/g, ' ')}\n`).join('')}\n`,
  )
  const terminal = createInterface({ input: stdin, output: stderr as NodeJS.WritableStream })
  try {
    const answer = await terminal.question(
      'Run it? Without it, the import reads less. Only run code that you trust. [y/N] ',
    )
    return /^y(?:es)?$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}
