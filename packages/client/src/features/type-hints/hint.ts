/**
 * A name in a code block: its start and end offsets, and the indexes of its type and its export in `PageHints`. The index of the type is
 * `-1` if the name has no type.
 */
export type Hint = [start: number, end: number, type: number, exported?: number]

/** The hints of a page. The engine generates the HTML when it builds the site. */
export interface PageHints {
  /** Types as highlighted HTML. If a type doesn't start on the same line as its name, it starts with a line break. */
  types: string[]
  /** The URL of the page about an export, and the export's doc comment as HTML. */
  exports: { href?: string; docs?: string }[]
  /** Hints, by the code block's `data-fence` attribute. */
  blocks: Record<string, Hint[]>
}

/** Returns the hint at an offset in the code. */
export function hintAt(hints: Hint[], offset: number): Hint | undefined {
  return hints.find(([start, end]) => offset >= start && offset <= end)
}

export type Move = 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'

/**
 * Returns the hint to select when a key is pressed. Up and Down move to the closest hint on the nearest line that has hints. If there is no
 * hint in that direction, returns the current hint.
 *
 * @param code The text that the hints refer to.
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
