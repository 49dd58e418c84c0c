/** Characters which a formatter adds, drops or exchanges. */
const ignored = /[\s,;()'"]/

/**
 * Which line of `before` each line of `after` comes from, when `after` is `before` formatted.
 *
 * Both have the same characters but for space and punctuation, so that counting them tells the place.
 *
 * @returns By line of `after`, from 0; undefined for a line without such characters.
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
