import { formatMessage, styleFor } from '../../check/report/report.ts'
import type { Message } from '../../model/message.ts'

/**
 * Prints what is wrong once, and a line when all is mended. A message that has only moved in its file, because something above it
 * was edited, has been read.
 *
 * @returns To be called with all that is wrong now.
 */
export function createTerminal(root: string, stream: NodeJS.WriteStream): (messages: Message[]) => void {
  const style = styleFor(stream)
  let shown: Message[] = []
  return (messages) => {
    // A page that is open twice tells twice.
    const now = new Map(messages.filter(({ fatal }) => fatal !== null).map((message) => [atItsPlace(message), message]))
    const places = new Set(shown.map(atItsPlace))
    const left = shown.filter((message) => !now.has(atItsPlace(message))).map(anywhere)
    for (const [place, message] of now) {
      if (places.has(place)) continue
      const moved = left.indexOf(anywhere(message))
      if (moved >= 0) left.splice(moved, 1)
      else stream.write(`${formatMessage(message, root, style)}\n\n`)
    }
    if (left.length > 0 && now.size === 0) stream.write(`${style.dim('All mended.')}\n`)
    shown = [...now.values()]
  }
}

function atItsPlace(message: Message): string {
  return JSON.stringify([anywhere(message), message.line, message.column])
}

function anywhere({ file, ruleId, reason }: Message): string {
  return JSON.stringify([file, ruleId, reason])
}
