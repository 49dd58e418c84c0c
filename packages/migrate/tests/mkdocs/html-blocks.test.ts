import { expect, test } from 'vitest'
import { convertHtmlBlocks } from '../../src/readers/mkdocs/html-blocks.ts'
import { maskCode, unmask } from '../../src/util/mask-code.ts'

function converted(source: string): string {
  const { text, parts } = maskCode(source)
  return unmask(convertHtmlBlocks(text, parts), parts)
}

test('removes empty lines from HTML whose indented lines CommonMark would take for code', () => {
  expect(converted('<div>\n\n    <p>a</p>\n\n    <img src="b.png">\n\n</div>\nText.')).toBe(
    '<div>\n    <p>a</p>\n    <img src="b.png">\n</div>\n\nText.',
  )
  expect(converted('<div>\n\n    <p>a</p>\n```js\n\nx\n```\n    <p>b</p>\n</div>')).toBe(
    '<div>\n<p>a</p>\n\n```js\n\nx\n```\n\n<p>b</p>\n</div>',
  )
})

test('ends the HTML of a quote at its closing tag, and parses Markdown in inline elements', () => {
  expect(converted('> <h3>a</h3>\n> _b_')).toBe('> <h3>a</h3>\n>\n> _b_')
  expect(converted('<small>\n  *a*\n</small>')).toBe('<small>*a*\n</small>')
  expect(converted('<div>\n</div>\n<small>\n  *a*\n</small>')).toBe('<div>\n</div>\n\n<small>*a*\n</small>')
})

test.each([
  ['HTML without indented lines after empty ones', '<details>\n<summary>a</summary>\n\n*b*\n\n</details>'],
  ['elements with Markdown', '<div markdown>\n\n    code\n\n</div>'],
  ['elements that are never closed', '<p>\n\n    code'],
  ['HTML in paragraphs', 'a\n<small>\nb\n</small>'],
])('keeps %s', (_, source) => {
  expect(converted(source)).toBe(source)
})
