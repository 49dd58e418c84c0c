/** Writes figures to results.json and to the performance page. */
export function keepResults(figures: unknown): void
/** The text with the tables between its two marks. */
export function withTables(text: string, figures: unknown): string
