/** Puts figures into results.json and the README. */
export function keepResults(figures: unknown): void
/** The text with the tables between its two marks. */
export function withTables(text: string, figures: unknown): string
