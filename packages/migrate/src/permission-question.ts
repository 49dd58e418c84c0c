import { once } from 'node:events'
import { createInterface } from 'node:readline'
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
  // While the terminal waits for a line, it sends Ctrl+C as a character.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  terminal.setPrompt('Run it? Without it, the import reads less. Only run code that you trust. [y/N] ')
  terminal.prompt()
  // Ctrl+D closes the input without a line.
  const [answer = ''] = (await Promise.race([once(terminal, 'line'), once(terminal, 'close')])) as [string?]
  terminal.close()
  // After Ctrl+D, the stream keeps reading, which would keep the process running after the import.
  stdin.unref()
  return /^y(?:es)?$/i.test(answer.trim())
}
