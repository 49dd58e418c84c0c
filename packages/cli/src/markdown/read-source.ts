import { readFileSync } from 'node:fs'
import type { Message } from '../model/message.ts'
import type { SourceFile } from '../model/source-file.ts'
import { invalidByte } from '../util/invalid-byte.ts'

/** Returns the text of a source. Returns `undefined` and adds a message if the file can't be read or isn't UTF-8. */
export function readSource(file: SourceFile, messages: Message[]): string | undefined {
  if (file.text !== undefined) return file.text
  const wrong = (reason: string, note: string, place?: { line: number; column: number }) => {
    messages.push({ ruleId: 'unreadable', file: file.path, ...place, fatal: true, reason, note })
    return undefined
  }
  let bytes: Buffer
  try {
    bytes = readFileSync(file.absolutePath)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return wrong(
      `\`${file.path}\` can’t be read (${code ?? error}).`,
      'Check its permissions, and make sure that no other program is moving it.',
    )
  }
  const invalid = invalidByte(bytes)
  if (!invalid) return bytes.toString('utf8')
  const { byte, ...place } = invalid
  return bytes.includes(0)
    ? wrong(
        `\`${file.path}\` isn’t a text file: it contains the byte \`${byte}\`.`,
        'A Markdown file must be UTF-8 text. Move downloads to `content/_public`, or change their extension.',
        place,
      )
    : wrong(
        `\`${file.path}\` isn’t UTF-8: the byte \`${byte}\` is invalid.`,
        'Save it as UTF-8. Otherwise, its special characters would be lost.',
        place,
      )
}
