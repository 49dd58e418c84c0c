/** Splits a list that is written as a single text. */
export function words(text: string): string[] {
  return text.split(/\s+/)
}
