/** Whether to run the long form of every test (`DOCS_TEST_ALL=1`). */
export const isComplete = Boolean(process.env.DOCS_TEST_ALL)

/**
 * Returns how often a test repeats something.
 *
 * @param variable Environment variable that overrides the number.
 * @param short Number by default.
 * @param long Number with `DOCS_TEST_ALL=1`.
 */
export function amount(variable: string, short: number, long: number): number {
  return Number(process.env[variable] ?? (isComplete ? long : short))
}

/** Returns the first rows of a table of tests, or all of them with `DOCS_TEST_ALL=1`. */
export function someOf<Row>(rows: readonly Row[], count = 1): Row[] {
  return isComplete ? [...rows] : rows.slice(0, count)
}
