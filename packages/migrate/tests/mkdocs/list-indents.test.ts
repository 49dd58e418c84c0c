import { expect, test } from 'vitest'
import { withListIndents } from '../../src/readers/mkdocs/list-indents.ts'

test('reduces indentation in list items that only CommonMark takes for code', () => {
  expect(withListIndents('* a\n  b\n\n    c\n\n      1. d\n         e\n\n      2. f\n\n    g')).toBe(
    '* a\n  b\n\n    c\n\n    1. d\n       e\n\n    2. f\n\n    g',
  )
  expect(withListIndents('!!! note\n\n    - a\n\n          b')).toBe('!!! note\n\n    - a\n\n        b')
})

test('increases indentation in list items that is too small for CommonMark', () => {
  expect(withListIndents('  1.  a\n      b\n\n    c\n\n    - d\n      e\n\n  2.  f\n')).toBe(
    '  1.  a\n      b\n\n      c\n\n      - d\n        e\n\n  2.  f\n',
  )
  expect(withListIndents('10.  a\n\n    b\n\nc')).toBe('10.  a\n\n     b\n\nc')
})

test.each([
  ['code in a list item', '- a\n\n        code\n\n          more'],
  ['code after a list', '- a\n\nText\n\n      code'],
  ['a list in code', '    - a\n\n          b'],
  ['text that both take for a part of the item', '1.  a\n\n      b'],
])('keeps the indentation of %s', (_, text) => {
  expect(withListIndents(text)).toBe(text)
})
