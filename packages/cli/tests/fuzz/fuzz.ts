import fc from 'fast-check'
import { amount } from '../support/amount.ts'

/** Number of cases per property. Set `DOCS_FUZZ=5000` for a long run. */
const cases = amount('DOCS_FUZZ', 25, 1000)

/** `DOCS_FUZZ_SEED=…` repeats a run. */
const seed = Number(process.env.DOCS_FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Time for a long run. */
export const timeout = 3_600_000

/**
 * Checks a property with random values. Prints the seed, so that a run can be repeated.
 *
 * @param share Fraction of `cases` to run, for properties with slow cases.
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
  // Shrinking a failing case repeats it hundreds of times, which would take hours if it takes seconds.
  await fc.assert(property, { numRuns, seed, endOnFailure: share < 0.1 })
}
