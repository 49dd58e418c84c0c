import type { Message } from '../model/message.ts'

/** Removes duplicate messages. A problem in the layout is reported only once, regardless of the number of pages that it appears on. */
export function uniqueMessages(messages: Message[]): Message[] {
  const seen = new Set<string>()
  return messages.filter((m) => {
    const key = JSON.stringify([m.ruleId, m.file, m.line, m.column, m.url, m.reason])
    return seen.has(key) ? false : seen.add(key)
  })
}
