import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { remarkDirectives } from '../../src/markdown/syntax/directive-syntax.ts'
import { lazyGfm } from '../../src/markdown/syntax/lazy-gfm.ts'
import { ourPages } from '../support/our-pages.ts'

const eager = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).freeze()
const lazy = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).use(lazyGfm).freeze()
const eagerMdx = eager().use(remarkMdx).freeze()
const lazyMdx = eager().use(remarkMdx).use(lazyGfm).freeze()

/** Returns the tree, or the message if an MDX source isn't valid. */
function parse(parser: typeof eager, source: string): Nodes | string {
  try {
    return parser.parse(source)
  } catch (error) {
    return String(error)
  }
}

function expectSameTree(source: string, [first, second]: (typeof eager)[] = [lazy, eager]) {
  const [one, other] = [parse(first!, source), parse(second!, source)]
  // Comparing strings is much faster than `toEqual`, which then only reports the difference.
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other)
}

test.each([
  ['a table', 'a | b\n- | -\n1 | 2\n\ntext'],
  ['a table of one column', '| a |\n| :-: |\n| b |\nlazy row\n# end'],
  ['a table after a line of text', 'text\n| a |\n|---|\n| b |'],
  ['tables in lists, quotes and directives', '1. > | a |\n   > | - |\n   > | b |\n\n:::note\n| a |\n| - |\n:::'],
  ['a table with the line endings of other systems', '| a |\r\n| - |\r\n| b |\r\r| c |\r| - |'],
  ['rows of dashes without a table', 'a\n---\n\n- a\n-\n\n| a | b |\n| - |'],
  ['e-mail addresses', 'write to first.last+tag@example.org, or a@b, or @scope/name'],
  ['URLs next to other marks', '_a_@b.c *a*@b.c _www.a@b.c_ [a@b.c](/d) ![a@b.c](e) `a`@b.c <a@b.c> a&#64;b.c a\\@b.c'],
  ['other URLs', 'www.example.org and https://example.org/a@b, not xwww.example.org'],
])('%s', (_name, source) => {
  expectSameTree(source)
  expectSameTree(source, [lazyMdx, eagerMdx])
})

test.each([
  ['a table in an element', '<Box>\n\n| a |\n| - |\n| {b} |\n\n</Box>'],
  ['a URL in an element and next to an expression', '<b title="a@b.c">a@b.c {x} www.a.org/{b}</b>'],
  ['a brace that is part of a URL', 'See www.example.org/{id for more.'],
  ['an invalid page with a URL', 'See www.example.org and {id'],
])('%s, in MDX', (_name, source) => expectSameTree(source, [lazyMdx, eagerMdx]))

test('lazy GFM parses the Redux Toolkit docs like remark-gfm', () => {
  const pages = ourPages({ every: 6 })
  expect(pages.length).toBeGreaterThan(8)
  for (const { text } of pages) expectSameTree(text)
})

test('lazy GFM parses random texts like remark-gfm', () => {
  const piece = fc.constantFrom(
    ...['| a ', '|', '---', ' | ', ':-', '\n', '\n\n', '\r\n', '\t', '> ', '- ', '1. ', '    ', 'w', 'a@b.c', '@'],
    ...['www.', 'x.y', 'https://e.org', '`', '```\n', '[', '](', ')', '*', '~~', '<', '&amp;', '\\', ':::note\n'],
    ...[':kbd[', '[^1]', '# ', '=', '_', '-', '+', 'W', '**', '!['],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => expectSameTree(pieces.join(''))),
    { numRuns: process.env.DOCS_TEST_ALL ? 2000 : 1000 },
  )
  const mdxPiece = fc.oneof(piece, fc.constantFrom('{', '}', '{x}', '<b>', '</b>', '<b a="@" />', '\n\n'))
  fc.assert(
    fc.property(fc.array(mdxPiece, { maxLength: 20 }), (pieces) =>
      expectSameTree(pieces.join(''), [lazyMdx, eagerMdx]),
    ),
    { numRuns: process.env.DOCS_TEST_ALL ? 2000 : 1000 },
  )
})
