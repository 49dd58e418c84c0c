import type { Message } from '../model/message.ts'

/**
 * Removes duplicate messages. A problem in the layout is reported only once, regardless of the number of pages that it appears on. If
 * several checks found the same cause at the same position, only the last message is kept.
 */
export function uniqueMessages(messages: Message[]): Message[] {
  const seen = new Set<string>()
  const causeKey = ({ file, line, column, cause }: Message) => JSON.stringify([file, line, column, cause])
  const byCause = new Map(messages.filter(({ cause }) => cause).map((message) => [causeKey(message), message]))
  return messages.filter((m) => {
    if (m.cause && byCause.get(causeKey(m)) !== m) return false
    const key = JSON.stringify([m.ruleId, m.file, m.line, m.column, m.url, m.reason])
    return seen.has(key) ? false : seen.add(key)
  })
}
