import { foreignMark } from '../model/foreign.ts'

/** Returns the letters and digits of a text. Generators change spaces and punctuation, such as quotes. */
export function comparable(text: string): string {
  return text
    .replace(foreignMark, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}
