/** Matches characters that a formatter may add, remove, or replace. */
const ignored = /[\s,;()'"]/

/**
 * Maps each line of formatted code to the line of the original code that it was created from.
 *
 * Apart from whitespace, commas, semicolons, parentheses, and quotes, both texts contain the same characters in the same order, so the
 * lines are matched by counting characters.
 *
 * @param before The original code.
 * @param after The formatted code.
 * @returns For each line of `after`, the zero-based line of `before`, or `undefined` if the line contains only such characters.
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
