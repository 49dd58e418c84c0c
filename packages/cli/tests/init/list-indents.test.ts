import { expect, test } from 'vitest'
import { withoutExtraIndents } from '../../src/init/from-mkdocs/list-indents.ts'

test('reduces indentation in list items that only CommonMark takes for code', () => {
  expect(withoutExtraIndents('* a\n  b\n\n    c\n\n      1. d\n         e\n\n      2. f\n\n    g')).toBe(
    '* a\n  b\n\n    c\n\n    1. d\n       e\n\n    2. f\n\n    g',
  )
  expect(withoutExtraIndents('!!! note\n\n    - a\n\n          b')).toBe('!!! note\n\n    - a\n\n        b')
})

test.each([
  ['code in a list item', '- a\n\n        code\n\n          more'],
  ['code after a list', '- a\n\nText\n\n      code'],
  ['a list in code', '    - a\n\n          b'],
  ['text that both take for a part of the item', '1.  a\n\n      b'],
])('keeps the indentation of %s', (_, text) => {
  expect(withoutExtraIndents(text)).toBe(text)
})
