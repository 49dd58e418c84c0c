import { emitKeypressEvents } from 'node:readline'
import { styleFor } from '../check/report/report.ts'
import type { DevServer } from '../model/api.ts'
import type { CommandContext } from '../model/command.ts'

/** The keys that `docs dev` understands on a terminal. */
export interface DevKeys {
  /** `o` */
  open(): void
  /** `r` */
  reload(): void
  /** `q`, Ctrl+C, or Ctrl+D */
  quit(): void
}

/**
 * Returns the text that `docs dev` prints on a terminal when the server accepts requests.
 *
 * @param ms Time since the command was started, in milliseconds.
 */
export function devScreen({ urls }: Pick<DevServer, 'urls'>, ms: number, context: CommandContext): string {
  const { bold, dim } = styleFor(context.stdout, context)
  const [local, ...network] = urls
  return `${[
    '',
    `  ${bold('Docs')} ${__VERSION__}  ${dim(`ready in ${Math.round(ms)} ms`)}`,
    '',
    `  Local    ${local}`,
    ...(network.length > 0
      ? network.map((url) => `  Network  ${url}`)
      : [`  ${dim('Network  use --host 0.0.0.0 to open the site on other devices')}`]),
    '',
    ...(context.stdin
      ? [`  ${dim('Press')} o ${dim('to open the browser,')} r ${dim('to reload all pages,')} q ${dim('to quit')}`, '']
      : []),
  ].join('\n')}\n`
}

/**
 * Calls a function of `keys` when its key is pressed on a terminal.
 *
 * @returns A function that restores the terminal.
 */
export function listenToKeys(input: NodeJS.ReadStream, keys: DevKeys): () => void {
  emitKeypressEvents(input)
  // In raw mode, the terminal passes on each key at once, and Ctrl+C doesn't send a signal.
  input.setRawMode?.(true)
  input.on('keypress', (_, { name, ctrl }: { name?: string; ctrl?: boolean }) => {
    if (name === 'q' || (ctrl && (name === 'c' || name === 'd'))) keys.quit()
    else if (ctrl) return
    else if (name === 'o') keys.open()
    else if (name === 'r') keys.reload()
  })
  input.resume()
  return () => {
    input.setRawMode?.(false)
    input.pause()
  }
}
