import { expect, test } from 'vitest'
import { readingMinutes } from '../../src/markdown/post-page.ts'

test.each([
  ['', 1],
  ['word '.repeat(200), 1],
  ['word '.repeat(201), 2],
  ['文'.repeat(600), 3],
])('estimates the reading time: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
