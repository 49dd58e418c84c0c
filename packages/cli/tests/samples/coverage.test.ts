import { expect, test } from 'vitest'
import { compareCoverage } from '../../src/check/lock/check-coverage.ts'

test('sample coverage must not decrease', () => {
  expect(compareCoverage({ checked: 9, total: 10 }, { checked: 9, total: 12 })).toMatchObject({
    ruleId: 'sample-share',
    fatal: true,
    reason: '9 of 12 samples are compiled. Previously, 9 of 10 were.',
  })
})

test.each([
  [undefined, { checked: 0, total: 3 }],
  [
    { checked: 9, total: 10 },
    { checked: 9, total: 10 },
  ],
  [
    { checked: 9, total: 10 },
    { checked: 1, total: 1 },
  ],
  [
    { checked: 1, total: 1 },
    { checked: 0, total: 0 },
  ],
  [
    { checked: 9, total: 10 },
    { checked: 8, total: 9 },
  ],
])('accepts a change of the sample coverage from %o to %o', (previous, now) => {
  expect(compareCoverage(previous, now)).toBeUndefined()
})
