import fc from 'fast-check'
import { directives, fences } from './directive-pieces.ts'
import { html } from './html-pieces.ts'
import { inline, starts } from './markdown-pieces.ts'

const lineEnd = fc.constantFrom('\n', '\n', '\n', '\n\n', '\n\n', '\r\n', '\r', '')

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...inline) },
  { weight: 2, arbitrary: fc.constantFrom(...starts) },
  { weight: 2, arbitrary: fc.constantFrom(...directives) },
  { weight: 2, arbitrary: fc.constantFrom(...fences) },
  { weight: 3, arbitrary: fc.constantFrom(...html) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.nat({ max: 9999 }).map((n) => `word${n} `) },
)

/** Generates text that combines all kinds of syntax in random order. */
export const hostileMarkdown: fc.Arbitrary<string> = fc
  .array(fc.tuple(piece, lineEnd), { maxLength: 24 })
  .map((parts) => parts.flat().join(''))
