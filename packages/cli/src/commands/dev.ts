import { resolve } from 'node:path'
import { startDev } from '../api/dev.ts'
import type { DevOptions } from '../model/api.ts'
import type { CommandContext } from '../model/command.ts'
import type { ReportedMessage } from '../model/report.ts'
import { devScreen } from './dev-screen.ts'
import { createTerminal } from './terminal.ts'
import { untilStopped } from './until-stopped.ts'

export interface DevCommandOptions extends Pick<DevOptions, 'port' | 'host' | 'open' | 'lenient'> {
  format?: 'pretty' | 'json'
}

/** `docs dev`: serves the site and updates open pages until the process is stopped. Returns the exit status. */
export async function devCommand(
  root: string | undefined,
  { format = 'pretty', ...options }: DevCommandOptions,
  context: CommandContext,
): Promise<number> {
  const { cwd, env, stdout, stderr } = context
  const printJson = (line: object) => stdout.write(`${JSON.stringify(line)}\n`)
  const report = format === 'json' ? createJsonReport(printJson) : createTerminal(resolve(cwd, root ?? '.'), context)
  const server = await startDev({
    root,
    ...options,
    cwd,
    env,
    baseUrl: env.DOCS_BASE_URL,
    // A terminal sends Ctrl+C to esbuild's process as well, and Node may notice the end of that process first, but in the same turn of the
    // event loop.
    onMessages: (...current) => setImmediate(report, ...current),
    onWarning: (text) => stderr.write(`${text}\n`),
  })
  const stopped = untilStopped()
  if (format === 'json') printJson({ type: 'ready', urls: server.urls })
  else if (stdout.isTTY) stdout.write(devScreen(server, performance.now(), context))
  else for (const url of server.urls) stdout.write(`${url}\n`)
  // Report exceptions, for example from a component's timer, instead of letting them end the process.
  process.on('uncaughtException', server.onException)
  process.on('unhandledRejection', server.onException)
  // The process ends now, so nothing is closed first: parts that are still running would report that others have ended.
  return stopped
}

/** Returns a function that prints all current messages as a line of JSON whenever they have changed. */
function createJsonReport(printJson: (line: object) => void): (messages: ReportedMessage[]) => void {
  let printed = '[]'
  return (messages) => {
    const text = JSON.stringify(messages)
    if (text === printed) return
    printed = text
    const count = (wanted: ReportedMessage['severity']) => messages.filter(({ severity }) => severity === wanted).length
    printJson({ type: 'report', errors: count('error'), warnings: count('warning'), messages })
  }
}
