import { expect, test } from 'vitest'
import { convertReferenceLinks } from '../../src/readers/mkdocs/reference-links.ts'

test('keeps the last definition of a label, and joins links on two lines', () => {
  const text = `See [the
guide]
[G] and [other] [g], [x] [y], [one]
[unknown], and [this][g] [g]. [G][^g] and [x][^g]

- [x] [G]

  [g]: first.md
  [G]: last.md 'Title'
  [^g]: A footnote
`
  expect(convertReferenceLinks(text, [])).toBe(`See [the
guide][G] and [other][g], [x] [y], [one]
[unknown], and [this][g] [g]. [G][][^g] and [x][^g]

- [x] [G]

  [G]: last.md 'Title'
  [^g]: A footnote
`)
})
