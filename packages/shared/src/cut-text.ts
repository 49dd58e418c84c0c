/**
 * Returns a text with at most `maxLength` characters. A longer text is cut after a word and ends with `…`. A single long word, such as a
 * URL, is cut within it.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const isWordEnd = /\W/.test(text.charAt(maxLength - 1))
  const whole = isWordEnd ? cut : cut.replace(/\s+\S*$/, '')
  // Don't lose most of the text if it starts with a short word before a long one.
  return `${(whole.length > maxLength / 2 ? whole : cut).trimEnd()}…`
}
