/** Returns the numbers of errors and warnings as text: `1 error, 2 warnings`. */
export function formatCounts({ errors, warnings }: { errors: number; warnings: number }): string {
  return [plural(errors, 'error'), plural(warnings, 'warning')].join(', ')
}

/** Returns a count with its noun: `1 page`, `2 pages`. */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
