/** Characters that a formatter adds, removes, or replaces. */
const ignored = /[\s,;()'"]/

/**
 * Maps each line of `after` to the line of `before` that it comes from. `after` must be `before` formatted.
 *
 * Both texts have the same characters except for whitespace and punctuation, so counting characters is enough.
 *
 * @returns Zero-based lines of `before`, by line of `after`. `undefined` for a line without such characters.
 */
export function lineOrigins(before: string, after: string): (number | undefined)[] {
  const lineOfCharacter: number[] = []
  before.split('\n').forEach((line, index) => {
    for (const character of line) if (!ignored.test(character)) lineOfCharacter.push(index)
  })
  let count = 0
  return after.split('\n').map((line) => {
    const first = count
    for (const character of line) if (!ignored.test(character)) count++
    return count > first ? lineOfCharacter[first] : undefined
  })
}
