/** A name in a block of code: where it starts and ends, its type, and the page about it. */
export type Hint = [start: number, end: number, type: string, href?: string]

/** The hints of a page, by `data-fence` of the block. */
export type PageHints = Record<string, Hint[]>

/** The hint at an offset of the code. */
export function hintAt(hints: Hint[], offset: number): Hint | undefined {
  return hints.find(([start, end]) => offset >= start && offset <= end)
}

export type Move = 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'

/**
 * The hint a key leads to from another one. Up and down go to the next line that has any, as near below or above as
 * possible. At the ends it stays.
 *
 * @param code The text the hints are in.
 */
export function nextHint(hints: Hint[], from: Hint, move: Move, code: string): Hint {
  const index = hints.indexOf(from)
  if (move === 'Home') return hints[0]!
  if (move === 'End') return hints.at(-1)!
  if (move === 'ArrowRight') return hints[index + 1] ?? from
  if (move === 'ArrowLeft') return hints[index - 1] ?? from
  const lineOf = ([start]: Hint) => code.lastIndexOf('\n', start - 1) + 1
  const column = from[0] - lineOf(from)
  const ahead = move === 'ArrowDown' ? hints.slice(index + 1) : hints.slice(0, Math.max(0, index)).reverse()
  const line = ahead.map(lineOf).find((start) => start !== lineOf(from))
  const distance = (hint: Hint) => Math.abs(hint[0] - lineOf(hint) - column)
  return ahead
    .filter((hint) => lineOf(hint) === line)
    .reduce((best, hint) => (best === from || distance(hint) < distance(best) ? hint : best), from)
}
