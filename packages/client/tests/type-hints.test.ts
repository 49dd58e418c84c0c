import { expect, test } from 'vitest'
import { type Hint, hintAt, type Move, nextHint } from '../src/features/type-hints/hint.ts'

const code = 'one two\n\n  three four\nfive'
const names = ['one', 'two', 'three', 'four', 'five']
const hints = names.map((name, i): Hint => [code.indexOf(name), code.indexOf(name) + name.length, i])
const named = (name: string) => hints[names.indexOf(name)]!

test('finds a name by any offset inside it', () => {
  expect(hintAt(hints, 5)).toBe(named('two'))
  expect(hintAt(hints, 8)).toBeUndefined()
})

test.each<[string, Move, string]>([
  ['one', 'ArrowRight', 'two'],
  ['two', 'ArrowRight', 'three'],
  ['five', 'ArrowRight', 'five'],
  ['three', 'ArrowLeft', 'two'],
  ['one', 'ArrowLeft', 'one'],
  ['one', 'ArrowDown', 'three'],
  ['two', 'ArrowDown', 'three'],
  ['four', 'ArrowDown', 'five'],
  ['five', 'ArrowDown', 'five'],
  ['five', 'ArrowUp', 'three'],
  ['four', 'ArrowUp', 'two'],
  ['one', 'ArrowUp', 'one'],
  ['four', 'Home', 'one'],
  ['one', 'End', 'five'],
])('from %s %s leads to %s', (from, move, to) => {
  expect(nextHint(hints, named(from), move, code)).toBe(named(to))
})
