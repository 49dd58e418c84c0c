import { printError } from './commands/print-error.ts'
import { reportFailure } from './commands/report-failure.ts'
import { runCommand } from './commands/run-command.ts'
import type { CommandContext } from './model/command.ts'
import { siteModuleError } from './modules/site-module-error.ts'
import { adjustOptimizer } from './runtime/optimizer.ts'

const { argv, env, stdout, stderr } = process
const context: CommandContext = {
  cwd: process.cwd(),
  env,
  // Node opens this stream when it's first read, which most commands never do.
  get stdin() {
    return process.stdin.isTTY ? process.stdin : undefined
  },
  stdout,
  stderr,
}

/** Node's exit status if a top-level await never settles. */
const unsettled = 13

adjustOptimizer()
// The reader of the output may stop reading, as `head` does. Continue without output, so that a build still writes the whole site.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
process.on('exit', endedBySite)
// `docs dev` has its own listener and continues running, so do nothing if there is another listener.
process.on('uncaughtException', async (thrown) => {
  if (process.listenerCount('uncaughtException') > 1) return
  process.off('exit', endedBySite)
  process.exit(await reportFailure(siteModuleError(thrown) ?? thrown, context))
})

/** Resolves when the command has ended. */
export const ended = runCommand(argv.slice(2), context).then((exitCode) => {
  process.off('exit', endedBySite)
  process.exitCode = exitCode
  // End the dev server without waiting for background work.
  if (argv[2] === 'dev') process.exit()
})

/**
 * Reports a command that ended early, because the site's code called `process.exit` or awaits a promise that never settles. Without this
 * check, it would look like a successful build.
 */
function endedBySite(code: number): void {
  const isSilent = code === 0 || code === unsettled
  if (!isSilent) return
  printError(
    context,
    'The site’s own code ended the command.',
    'Look for `process.exit`, or a promise that never settles, in `site.config.ts` and in your components.',
  )
  process.exitCode = 2
}
