import { setTimeout as sleep } from 'node:timers/promises'
import { readSource } from '../../markdown/parse-pages.ts'
import type { Message } from '../../model/message.ts'
import type { SourceFile } from '../../model/source-file.ts'

/** Delay before an empty file is read again, in milliseconds. Some editors truncate a file before they write it. */
const emptyDelay = 100

/** Returns the text of a source that was saved, like `readSource`. If the file is empty, reads it again after a short delay. */
export async function readSettled(file: SourceFile, messages: Message[]): Promise<string | undefined> {
  const text = readSource(file, messages)
  if (text !== '') return text
  await sleep(emptyDelay)
  return readSource(file, messages)
}
