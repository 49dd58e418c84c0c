import { resolve } from 'node:path'
import { openInBrowser } from '../dev/server/open.ts'
import { dev } from '../index.ts'
import type { ReportedMessage } from '../model/report.ts'
import { devScreen, listenToKeys } from './dev-screen.ts'
import { createTerminal } from './terminal.ts'

export interface DevCommandOptions {
  port?: number
  host?: string
  open?: boolean
  lenient?: boolean
  format?: 'pretty' | 'json'
}

/** `docs dev`: serves the site and updates open pages until the process is stopped. Returns the exit status. */
export async function devCommand(
  root: string | undefined,
  { format = 'pretty', ...options }: DevCommandOptions,
): Promise<number> {
  const server = await dev({
    root,
    ...options,
    baseUrl: process.env.DOCS_BASE_URL,
    onMessages: format === 'json' ? createJsonReport() : createTerminal(resolve(root ?? '.'), process.stderr),
    onWarning: (text) => process.stderr.write(`${text}\n`),
  })
  let stopListening = () => {}
  const quit = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    if (format === 'json') {
      printJson({ type: 'ready', urls: server.urls })
    } else if (process.stdout.isTTY) {
      const hasKeys = process.stdin.isTTY === true
      process.stdout.write(devScreen(server, performance.now(), hasKeys))
      const open = () => openInBrowser(server.url)
      if (hasKeys) stopListening = listenToKeys(process.stdin, { open, reload: server.reload, quit: done })
    } else {
      for (const url of server.urls) process.stdout.write(`${url}\n`)
    }
  })
  // Report exceptions, for example from a component's timer, instead of letting them end the process.
  process.on('uncaughtException', server.onException)
  process.on('unhandledRejection', server.onException)
  await quit
  stopListening()
  await server.close()
  return 0
}

/** Returns a function that prints all current messages as a line of JSON whenever they have changed. */
function createJsonReport(): (messages: ReportedMessage[]) => void {
  let printed = '[]'
  return (messages) => {
    const text = JSON.stringify(messages)
    if (text === printed) return
    printed = text
    const count = (wanted: ReportedMessage['severity']) => messages.filter(({ severity }) => severity === wanted).length
    printJson({ type: 'report', errors: count('error'), warnings: count('warning'), messages })
  }
}

function printJson(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
