import { plural } from '../check/report/counts.ts'
import { formatMessage, styleFor } from '../check/report/report.ts'
import type { CommandContext } from '../model/command.ts'
import type { ReportedMessage } from '../model/report.ts'

/**
 * Maximum number of problems that are printed at a time. A site that has just been imported may have hundreds, which would push the URL of
 * the server out of view.
 */
const maxPrinted = 20

/**
 * Prints each problem once. When problems have been fixed and the whole site has been checked, prints how many are left. A message isn't
 * printed again if only its position changed because lines above it were edited.
 *
 * @returns A function to call with all current messages. `isSettled` is `true` if the whole site has been checked since the last change.
 */
export function createTerminal(
  root: string,
  context: CommandContext,
): (messages: ReportedMessage[], isSettled: boolean) => void {
  const { stderr: stream } = context
  const style = styleFor(stream, context)
  let shown: ReportedMessage[] = []
  let hasFixed = false
  return (messages, isSettled) => {
    // Remove duplicates. For example, the not-found page has the same problems at every URL that shows it.
    const current = new Map(
      messages.filter(({ severity }) => severity !== 'info').map((message) => [positionKey(message), message]),
    )
    const shownKeys = new Set(shown.map(positionKey))
    const remaining = shown.filter((message) => !current.has(positionKey(message))).map(messageKey)
    const added: ReportedMessage[] = []
    for (const [key, message] of current) {
      if (shownKeys.has(key)) continue
      const moved = remaining.indexOf(messageKey(message))
      if (moved >= 0) remaining.splice(moved, 1)
      else added.push(message)
    }
    const errorsFirst = [...added.filter(isError), ...added.filter((message) => !isError(message))]
    for (const message of errorsFirst.slice(0, maxPrinted)) stream.write(`${formatMessage(message, root, style)}\n\n`)
    const omitted = added.length - maxPrinted
    if (omitted > 0)
      stream.write(`${omitted} more ${omitted === 1 ? 'problem' : 'problems'}. \`docs check\` lists all of them.\n\n`)
    hasFixed = added.length === 0 && (hasFixed || remaining.length > 0)
    if (hasFixed && isSettled) {
      stream.write(
        `${style.dim(current.size === 0 ? 'All problems fixed.' : `${plural(current.size, 'problem')} left.`)}\n`,
      )
      hasFixed = false
    }
    shown = [...current.values()]
  }
}

function isError({ severity }: ReportedMessage): boolean {
  return severity === 'error'
}

function positionKey(message: ReportedMessage): string {
  return JSON.stringify([messageKey(message), message.line, message.column])
}

function messageKey({ file, rule, message }: ReportedMessage): string {
  return JSON.stringify([file, rule, message])
}
