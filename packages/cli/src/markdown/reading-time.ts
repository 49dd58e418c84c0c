/** How fast people read, in words per minute. Docusaurus uses the same number. */
const wordsPerMinute = 200

/** Returns how many minutes it takes to read a text, at least 1. Characters of scripts without spaces count as words. */
export function readingMinutes(text: string): number {
  const spaced = text.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, ' x ')
  const words = spaced.match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
