import { formatMessage, styleFor } from '../report.ts'
import type { Message } from '../types.ts'

/**
 * Prints what is wrong once, and a line when it is mended.
 *
 * @returns To be called with all that is wrong now.
 */
export function createTerminal(root: string, stream: NodeJS.WriteStream): (messages: Message[]) => void {
  const style = styleFor(stream)
  let shown = new Map<string, Message>()
  return (messages) => {
    const now = new Map(messages.filter(({ fatal }) => fatal !== null).map((message) => [identity(message), message]))
    for (const [key, message] of now) {
      if (!shown.has(key)) stream.write(`${formatMessage(message, root, style)}\n\n`)
    }
    const mended = [...shown].filter(([key]) => !now.has(key))
    if (mended.length > 0) stream.write(now.size === 0 ? `${style.dim('All mended.')}\n` : '')
    shown = now
  }
}

function identity({ file, line, column, ruleId, reason }: Message): string {
  return JSON.stringify([file, line, column, ruleId, reason])
}
