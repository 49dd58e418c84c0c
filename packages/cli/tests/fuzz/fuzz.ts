import fc from 'fast-check'

/** Cases per property: `DOCS_FUZZ=5000` for a long run. */
export const cases = Number(process.env.DOCS_FUZZ ?? 100)

/** `DOCS_FUZZ_SEED=…` repeats a run. */
export const seed = Number(process.env.DOCS_FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Time for a long run. */
export const timeout = 3_600_000

/**
 * Holds a property against random values. The seed is printed, so that a run can be repeated.
 *
 * @param share Part of `cases` for a property whose cases take long.
 */
export async function fuzz<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => Promise<void> | void,
  share = 1,
): Promise<void> {
  const numRuns = Math.max(1, Math.round(cases * share))
  process.stdout.write(`${name}: ${numRuns} cases, DOCS_FUZZ_SEED=${seed}\n`)
  const property = fc.asyncProperty(values, async (value) => holds(value))
  await fc.assert(property, { numRuns, seed })
}
