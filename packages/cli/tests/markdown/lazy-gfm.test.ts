import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { remarkDirectives } from '../../src/markdown/syntax/directive-syntax.ts'
import { lazyGfm } from '../../src/markdown/syntax/lazy-gfm.ts'

const eager = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).freeze()
const lazy = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).use(lazyGfm).freeze()

function expectSameTree(source: string) {
  expect(lazy.parse(source)).toEqual(eager.parse(source))
}

test.each([
  ['a table', 'a | b\n- | -\n1 | 2\n\ntext'],
  ['a table of one column', '| a |\n| :-: |\n| b |\nlazy row\n# end'],
  ['a table after a line of text', 'text\n| a |\n|---|\n| b |'],
  ['tables in lists, quotes and directives', '1. > | a |\n   > | - |\n   > | b |\n\n:::note\n| a |\n| - |\n:::'],
  ['a table with the line ends of other systems', '| a |\r\n| - |\r\n| b |\r\r| c |\r| - |'],
  ['rows of dashes without a table', 'a\n---\n\n- a\n-\n\n| a | b |\n| - |'],
  ['e-mail addresses', 'write to first.last+tag@example.org, or a@b, or @scope/name'],
  [
    'addresses beside other marks',
    '_a_@b.c *a*@b.c _www.a@b.c_ [a@b.c](/d) ![a@b.c](e) `a`@b.c <a@b.c> a&#64;b.c a\\@b.c',
  ],
  ['other addresses', 'www.example.org and https://example.org/a@b, not xwww.example.org'],
])('%s', (_name, source) => expectSameTree(source))

test('every page of the Redux Toolkit docs', () => {
  const folder = fileURLToPath(new URL('../../../../content', import.meta.url))
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
  expect(pages.length).toBeGreaterThan(50)
  for (const page of pages) expectSameTree(readFileSync(join(folder, page), 'utf8'))
})

test('texts of random pieces', () => {
  const piece = fc.constantFrom(
    ...['| a ', '|', '---', ' | ', ':-', '\n', '\n\n', '\r\n', '\t', '> ', '- ', '1. ', '    ', 'w', 'a@b.c', '@'],
    ...['www.', 'x.y', 'https://e.org', '`', '```\n', '[', '](', ')', '*', '~~', '<', '&amp;', '\\', ':::note\n'],
    ...[':kbd[', '[^1]', '# ', '=', '_', '-', '+', 'W', '**', '!['],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => expectSameTree(pieces.join(''))),
    { numRuns: 2000 },
  )
})
