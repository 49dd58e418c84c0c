import { styleFor } from '../check/report/report.ts'
import type { DevServer } from '../model/api.ts'
import type { CommandContext } from '../model/command.ts'

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
  ].join('\n')}\n`
}
