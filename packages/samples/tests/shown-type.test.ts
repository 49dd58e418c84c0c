import { expect, test } from 'vitest'
import { shownType } from '../src/compiler/shown-type.ts'

test.each([
  ['{ error?: undefined; data: string; }', '{ data: string; error?: undefined; }'],
  [
    'Promise<{ meta?: undefined; error?: undefined; data: { b?: undefined; a: 1; }; } | { data?: undefined; error: {}; }>',
    'Promise<{ data: { a: 1; b?: undefined; }; error?: undefined; meta?: undefined; } | { error: {}; data?: undefined; }>',
  ],
  ['{ a?: undefined; (b: { c?: undefined; d: 1; }): "{ e?: undefined; f;"; g: (h: i; j) => "\\""; }', undefined],
])('moves properties of type `undefined` to the end of %j', (text, shown) => {
  const expected = '{ (b: { d: 1; c?: undefined; }): "{ e?: undefined; f;"; g: (h: i; j) => "\\""; a?: undefined; }'
  expect(shownType(text)).toBe(shown ?? expected)
})

test.each([
  'string',
  '{}',
  '{ a: string; b?: undefined; }',
  "{ '?: undefined; ': 1; a?: undefined | string; }",
  '{ a?: undefined; ...',
  '{ a?: undefined; b: { c: string; ...',
  '`a?: undefined; ',
  '} a?: undefined; ; {',
])('doesn’t change %j', (text) => {
  expect(shownType(text)).toBe(text)
})

test('removes numbers that a bundler appended to names', () => {
  expect(shownType('Slice$1<{ a: Action$2; }>')).toBe('Slice<{ a: Action; }>')
})
