import type { Message } from './message.ts'

/**
 * Removes duplicate messages. A problem in the layout or in a file that several pages include is reported once, regardless of the number of
 * pages that it appears on. If several checks found the same cause at the same position, only the last message is kept.
 */
export function uniqueMessages(messages: readonly Message[]): Message[] {
  const causeKey = ({ file, line, column, cause }: Message) => JSON.stringify([file, line, column, cause])
  const byCause = new Map(messages.filter(({ cause }) => cause).map((message) => [causeKey(message), message]))
  const groups = new Map<string, Message[]>()
  for (const message of messages) {
    if (message.cause && byCause.get(causeKey(message)) !== message) continue
    const { ruleId, file, line, column, url, reason } = message
    // A relative link in an included file can have a different target on each page, and therefore a different reason.
    const key = JSON.stringify([ruleId, file, line, column, url ?? reason])
    groups.set(key, [...(groups.get(key) ?? []), message])
  }
  return [...groups.values()].map(withOtherReasons)
}

/**
 * Combines messages about the same link. If their reasons differ, the first error is returned, with a note about the other pages and
 * without a fix, because the fix may be wrong for the other pages.
 */
function withOtherReasons(messages: Message[]): Message {
  const count = new Set(messages.map(({ reason }) => reason)).size
  if (count === 1) return messages[0]!
  const { fix: _, ...message } = messages.find(({ fatal }) => fatal === true) ?? messages[0]!
  const also = `The same link is broken on ${count - 1} other ${count === 2 ? 'page' : 'pages'} that include${count === 2 ? 's' : ''} this file.`
  return { ...message, note: message.note ? `${message.note}\n${also}` : also }
}
