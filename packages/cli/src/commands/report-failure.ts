import { CommanderError } from 'commander'
import type { CommandContext } from '../model/command.ts'
import { siteModuleError } from '../modules/site-module-error.ts'
import { diskError } from '../util/disk-error.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'
import { visibleText, withoutCommands } from '../util/visible-text.ts'
import { printError } from './print-error.ts'

/**
 * Prints an exception. Returns the exit status: 0 if nothing is wrong (`--help`), 1 for errors in the site, 2 for invalid options or
 * configuration, and 70 for a bug in the engine.
 */
export async function reportFailure(thrown: unknown, context: CommandContext): Promise<number> {
  const { cwd, stderr } = context
  const error = diskError(thrown) ?? siteModuleError(thrown, false) ?? thrown
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UserError) {
    printError(context, error.message, error.hint)
    return error.exitCode
  }
  if (error instanceof SiteErrors) {
    const { formatReport, styleFor } = await import('../check/report/report.ts')
    stderr.write(formatReport(error.report, error.root ?? cwd, styleFor(stderr, context)))
    return error.exitCode
  }
  const [{ inspect }, { sourceStack }] = await Promise.all([import('node:util'), import('../runtime/source-stack.ts')])
  const stack = withoutCommands(visibleText(sourceStack(inspect(error))))
  stderr.write(`This is a bug in \`docs\`, not in your site. Please report it with these lines:\n\n${stack}\n`)
  return 70
}
