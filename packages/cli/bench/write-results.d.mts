/** Writes figures to `results.json` and to the performance page. */
export function keepResults(figures: unknown): void
/** Replaces the text between `<!-- bench -->` and `<!-- /bench -->` with the tables. */
export function withTables(text: string, figures: unknown): string
