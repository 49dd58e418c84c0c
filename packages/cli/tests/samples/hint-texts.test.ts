import { expect, test } from 'vitest'
import { renderDocs } from '../../src/code/hints/hint-renderer.ts'
import { renderTypes } from '../../src/code/hints/render-types.ts'

const text = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<')

test('breaks a long type into several lines, and starts a union on its own line', async () => {
  const long = Array.from({ length: 8 }, (_, i) => `'status-number-${i}'`)
  const [short, union, literal] = await renderTypes(['number[]', long.join(' | '), '{ a: string; b?: () => void; }'])
  expect(text(short!)).toBe('number[]')
  expect(text(union!)).toBe(`\n  ${long.map((member) => `| ${member}`).join('\n  ')}`)
  expect(text(literal!)).toBe('{ a: string; b?: () => void }')
})

test('keeps the compiler’s text of an invalid type, and formats the others', async () => {
  const types = await renderTypes(['{ a: 1; ... 5 more ...; }', '{ b: 2; }', '']).then((all) => all.map(text))
  expect(types).toEqual(['{ a: 1; ... 5 more ...; }', '{ b: 2 }', ''])
})

test.each([
  ['Creates a `Map<K, V>`.', '<p>Creates a <code>Map&lt;K, V></code>.</p>'],
  ['See {@link createSlice} and {@link https://a.example | the\nguide}.', '<p>See createSlice and the guide.</p>'],
  ['One.\n\nTwo\nlines.\n\n- A list\n\nThree.', '<p>One.</p><p>Two lines.</p>'],
  ['```ts\ncode()\n```', ''],
  ['', ''],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)></p>'],
])('the doc comment %j becomes %j', (comment, html) => {
  expect(renderDocs(comment)).toBe(html)
})
