import { expect, test } from 'vitest'
import { findPhrases, readPhrases } from '../../scripts/phrases.mjs'

const { phrases } = readPhrases()

test.each(phrases)('$example', (phrase) => {
  expect(findPhrases(phrase.example, [phrase])).toHaveLength(1)
})

test('finds a phrase that continues on the next line, with its line and column', () => {
  const list = [{ pattern: '\\bfirst state\\b', instead: 'initial state' }]
  expect(findPhrases('# Slices\n\nA slice has a first\nstate, and a first  state.\n', list)).toEqual([
    { line: 3, column: 15, text: 'first state', instead: 'initial state' },
  ])
})

test('ignores code, link targets, and attributes', () => {
  const list = [{ pattern: '\\banew\\b', instead: 'again' }]
  const page = ['`anew`', '[link](/anew)', '## Title {#anew}', '```ts', 'anew()', '```', 'anew'].join('\n')
  expect(findPhrases(page, list)).toMatchObject([{ line: 7, column: 1 }])
})

test.each([
  'There is no such option.',
  'This is no longer true.',
  'The list, which is sorted, is short.',
  'The state in which it is created.',
  'The reducer decides which action it handles.',
  'It stands in for a server.',
  'You can go on to the next page.',
])('accepts natural wording: %s', (sentence) => {
  expect(findPhrases(sentence, phrases)).toEqual([])
})
