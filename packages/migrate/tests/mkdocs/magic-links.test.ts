import { expect, test } from 'vitest'
import { convertMagicLinks } from '../../src/readers/mkdocs/magic-links.ts'

const options = { repo_url_shorthand: true, user: 'o', repo: 'r', normalize_issue_symbols: true }

test('writes links to users, repositories, issues, and commits', () => {
  const commit = 'a'.repeat(40)
  const convert = (text: string) => convertMagicLinks(text, options)
  expect(convert('By @some-one (#1), !2, ?3')).toBe(
    'By [@some-one](https://github.com/some-one) ([#1](https://github.com/o/r/issues/1)), [#2](https://github.com/o/r/pull/2), [#3](https://github.com/o/r/discussions/3)',
  )
  expect(convert('@u/x_y u/x#4 other#5')).toBe(
    '[u/x\\_y](https://github.com/u/x_y) [u/x#4](https://github.com/u/x/issues/4) [other#5](https://github.com/o/other/issues/5)',
  )
  expect(convert(commit)).toBe(`[aaaaaaa](https://github.com/o/r/commit/${commit})`)
})

test('keeps links, definitions, tags, URLs, and mail addresses', () => {
  for (const text of [
    '[#1](https://x.example) ![@a](b.png#2) [see #1][@b]',
    '[#1]: https://x.example/#1\n\n[#1] &#35; # Heading',
    '<a href="#1">x</a>{ #a .b } https://x.example/@a#1 me@x.example',
    '# 1. Heading\n\nWhat? 5 \\#1 \\@a',
  ])
    expect(convertMagicLinks(text, options)).toBe(text)
})

test('shortens the URLs of issues if the site asks for it', () => {
  const text = 'https://github.com/o/r/pull/1, https://github.com/a/b/issues/2.'
  expect(convertMagicLinks(text, options)).toBe(text)
  expect(convertMagicLinks(text, { ...options, repo_url_shortener: true })).toBe(
    '[#1](https://github.com/o/r/pull/1), [a/b#2](https://github.com/a/b/issues/2).',
  )
})
